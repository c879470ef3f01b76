import { correctedWords, readingsOf } from '../business-words';
import type { Category } from '../category-index';
import type { Corrected } from '../correct-words';
import type { DealRow } from '../deals.repository';
import type { ShelfItem } from '../items/items.repository';
import { alternativesTo } from '../items/nearest-items';
import type { SearchFields } from '../search.repository';
import type { Alternative } from './alternatives';
import { itemsNamedBy, itemsOfAlternatives, itemsWithSomeWords, type SomeWords, THE_THING } from './match-items';
import { splitMeasures } from './measures';
import { namedCategories, namedDeals } from './named-results';
import { withoutNoise } from './noise-words';
import { prepareQuery } from './rank-items';
import type { Search } from './search.types';

/** A shorter list is filled up with items that are like it. */
const ENOUGH = 12;

export interface FoundTerm {
  /** The items that fit, then those that are like them. */
  readonly items: ShelfItem[];
  /** How many of the items fit. */
  readonly fitting: number;
  /** Further items for a term that is still being typed: ginger for 'gin'. */
  readonly withPrefix: readonly ShelfItem[];
  /** The items that are what the term names, rather than made of it or for it. */
  readonly things: ReadonlySet<ShelfItem>;
  readonly categories: Category[];
  readonly deals: DealRow[];
  /** The words that were finally searched for. */
  readonly words: string[];
  /** All words that a result may match, with those of synonyms. */
  readonly lookedFor: string[];
  /** The term that was searched for instead, if nothing fits as typed. */
  readonly corrected: string | null;
  /** Whether the shop does not sell what the term names, so that its items are only the nearest. */
  readonly isNotSold: boolean;
}

interface Fitting extends Omit<FoundTerm, 'corrected' | 'fitting'> {
  /** The words by which the first item was found. */
  readonly foundBy: readonly string[];
}

/**
 * Everything in which all words of one of the readings fit. What the business says it does not sell is looked for as such
 * only if no item is the very thing.
 */
async function findFitting(
  search: Search,
  typed: readonly string[],
  readings: readonly Alternative[],
  fields: SearchFields = 'name',
): Promise<Fitting> {
  const [sold, notSold] = [readings.filter((one) => !one.isNotSold), readings.filter((one) => one.isNotSold)];
  const found = await findReadings(search, typed, sold, fields);
  if (notSold.length === 0 || found.things.size > 0) return found;
  const nearest = await findReadings(search, typed, notSold, fields);
  return { ...nearest, isNotSold: true };
}

async function findReadings(
  search: Search,
  typed: readonly string[],
  readings: readonly Alternative[],
  fields: SearchFields,
): Promise<Fitting> {
  const { catalogue } = search;
  const queries = readings.map((one) => prepareQuery(one, catalogue.categories));
  const { fitting, withPrefix } = await itemsOfAlternatives(search, queries, splitMeasures(typed).measures, fields);
  return {
    items: fitting.map(({ item }) => item),
    things: new Set(
      fitting.filter(({ score, isPrefixOnly }) => score >= THE_THING && !isPrefixOnly).map(({ item }) => item),
    ),
    withPrefix: withPrefix.map(({ item }) => item),
    foundBy: fitting[0]?.words ?? [],
    categories: namedCategories(catalogue, readings),
    deals: namedDeals(catalogue, readings),
    words: [...typed],
    lookedFor: [...new Set(readings.flatMap(({ words }) => words))],
    isNotSold: false,
  };
}

const hasItems = ({ items }: Fitting) => items.length > 0;
const isEmpty = ({ items, categories, deals }: Fitting) => items.length + categories.length + deals.length === 0;

/** Deals and categories that the whole term names stay beside the items that only a part of it names. */
const withNamed = (found: Fitting, { categories, deals }: Fitting): Fitting => ({
  ...found,
  categories: [...new Set([...categories, ...found.categories])],
  deals: [...new Set([...deals, ...found.deals])],
});

/** Of groups of items with some words of a term, the first that its words name, with those items. */
function firstNamed(search: Search, groups: readonly SomeWords[]): SomeWords | undefined {
  return groups
    .map(({ words, items }) => ({ words, items: itemsNamedBy(search, words, items) }))
    .find(({ items }) => items.length > 0);
}

/** The things that the first of some parts of a term means that means any. */
async function findPart(search: Search, parts: readonly (readonly string[])[]): Promise<Fitting | undefined> {
  for (const part of parts) {
    const found = await findFitting(search, part, await readingsOf(search, part));
    const items = found.items.filter((item) => found.things.has(item));
    if (items.length > 0) return { ...found, items };
  }
  return undefined;
}

/** The word for the thing: 'present' of 'present for mum', 'handle' of 'door handle'. */
function thingIn(typed: readonly string[]): string | undefined {
  const end = typed.findIndex((word, at) => at > 0 && AFTER_THE_THING.has(word));
  const words = withoutNoise(splitMeasures(end < 0 ? typed : typed.slice(0, end)).words);
  return words.findLast((word) => !NO_THING.has(word));
}
const AFTER_THE_THING = new Set(['for', 'with', 'in', 'on', 'from', 'to', 'without']);
/** Words that say of which kind the thing is, and may follow it. */
const NO_THING = new Set(
  `large small big mini medium fresh cheap best ideas sliced chopped diced grated ground crushed peeled cooked raw ripe
  loose thick thin whole tinned canned`.split(/\s+/),
);

/** The last words of a term, as many of them as possible: 'mayo' of 'vegan mayo'. */
const lastWords = (words: readonly string[]) => words.map((_, at) => words.slice(at)).slice(words.length > 1 ? 1 : 0);

/** The parts of a term that the business explains, the longest first: 'present' of 'present for mum'. */
function explainedParts({ synonyms }: Search, words: readonly string[]): string[][] {
  const parts = words.flatMap((_, at) => words.slice(at).map((_, more) => words.slice(at, at + more + 1)));
  return parts.filter((part) => synonyms.meaningsOf(part).length > 0).sort((a, b) => b.length - a.length);
}

/**
 * The items that some of the words name, with those words. The last word usually is the thing, so it is dropped last:
 * a candle holder finds candles, but a cake tin no tin drum.
 */
async function findPartly(search: Search, found: Fitting, typed: readonly string[]): Promise<Fitting | undefined> {
  const asked = withoutNoise(typed);
  const { words, measures } = splitMeasures(asked);
  const last = words.at(-1);
  const isPart = words.length > 1 || (words.length === 1 && asked.length > 1);
  const some = isPart ? await itemsWithSomeWords(search, words, measures) : [];
  const hasLast = (one: SomeWords) => last !== undefined && one.words.includes(last);
  const withLast = firstNamed(search, some.filter(hasLast));
  const thing = thingIn(typed);
  const isMissing = (named: readonly string[]) => thing !== undefined && !named.includes(thing);
  const only = (part: SomeWords): Fitting => ({
    ...found,
    ...part,
    lookedFor: part.words,
    foundBy: part.words,
    isNotSold: isMissing(part.words),
  });
  if (withLast) return only(withLast);
  // Only as typed: a corrected word beside a dropped one is a guess, such as bitter for cat litter.
  if (isPart && typed === found.words) {
    const part = await findPart(search, [...lastWords(words), ...explainedParts(search, words)]);
    if (part) return { ...part, isNotSold: part.isNotSold || isMissing(part.words) };
  }
  const best = firstNamed(search, some);
  return best && only(best);
}

/** Items like the first one: the nearest of its own category, then others that are the same thing. */
async function likeFirst(search: Search, { items, foundBy }: Fitting): Promise<ShelfItem[]> {
  const [first] = items;
  const missing = ENOUGH - items.length;
  if (!first || missing <= 0) return [];
  const isNew = (item: ShelfItem) => item.inStock && !items.includes(item);
  const near = alternativesTo(first, search.catalogue, ENOUGH).filter(
    (item) => isNew(item) && item.facts.categoryId === first.facts.categoryId,
  );
  const last = foundBy.at(-1);
  if (near.length >= missing || last === undefined || foundBy.length < 2) return near.slice(0, missing);
  const some = await itemsWithSomeWords(search, foundBy, []);
  const sameThing = some.filter(({ words }) => words.includes(last)).flatMap((one) => one.items);
  return [...new Set([...near, ...sameThing.filter(isNew)])].slice(0, missing);
}

/** What fits the corrected words; without a word only what the others name. */
async function findCorrected(
  search: Search,
  typed: readonly string[],
  { words, hasLast }: Corrected,
): Promise<Fitting> {
  const found = await findFitting(search, words, await readingsOf(search, words));
  if (hasLast && words.length >= typed.length) return found;
  const isNotSold = found.isNotSold || (!hasLast && !words.includes(thingIn(typed) ?? ''));
  return { ...found, items: found.items.filter((item) => found.things.has(item)), isNotSold };
}

/** What to show when nothing fits by name: see findTerm. The words that were searched for instead, if others were. */
async function findOtherwise(
  search: Search,
  first: Fitting,
  readings: readonly Alternative[],
): Promise<{ found: Fitting; corrected: string | null }> {
  const typed = first.words;
  const inDescriptions = () => findFitting(search, typed, readings, 'all');
  const isOneWord = withoutNoise(typed).length === 1;
  const described = isOneWord ? await inDescriptions() : first;
  if (hasItems(described)) return { found: described, corrected: null };
  const meant = await correctedWords(search, typed);
  const second = meant ? await findCorrected(search, typed, meant) : first;
  const instead = (found: Fitting) => ({ found, corrected: found.words.join(' ') });
  if (hasItems(second)) return instead(second);
  const partly = (await findPartly(search, first, typed)) ?? (meant && (await findPartly(search, first, meant.words)));
  if (partly) return instead(partly);
  if (isEmpty(first) && !isEmpty(second)) return instead(second);
  return { found: isOneWord || !isEmpty(first) ? first : await inDescriptions(), corrected: null };
}

/**
 * Searches the names, labels and categories of a store for all words of a term. If nothing fits, one word is looked for
 * in the descriptions; then typing errors are corrected; then most of the words are enough.
 * @param typed words in lower case without accents, at least one
 */
export async function findTerm(search: Search, typed: readonly string[]): Promise<FoundTerm> {
  const readings = await readingsOf(search, typed);
  const first = await findFitting(search, typed, readings);
  const { found, corrected } = hasItems(first)
    ? { found: first, corrected: null }
    : await findOtherwise(search, first, readings);
  if (found.isNotSold) return { ...found, categories: [], deals: [], withPrefix: [], fitting: 0, corrected: null };
  return {
    ...withNamed(found, first),
    items: [...found.items, ...(await likeFirst(search, found))],
    fitting: found.items.length,
    corrected: isEmpty(first) ? corrected : null,
  };
}

/** What fits all words of a term, or what synonyms say that they mean; nothing that is only sold instead. */
export async function findWhole(search: Search, typed: readonly string[]): Promise<FoundTerm> {
  const found = await findFitting(search, typed, await readingsOf(search, typed));
  const items = found.isNotSold ? [] : found.items;
  return { ...found, items, fitting: items.length, corrected: null };
}
