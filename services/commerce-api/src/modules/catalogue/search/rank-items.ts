import { LRUCache } from 'lru-cache';
import type { CategoryIndex } from '../category-index';
import type { ItemFacts, ShelfItem } from '../items/items.repository';
import { wordsIn } from '../plain-text';
import type { Alternative } from './alternatives';
import { categoryScores } from './category-words';
import { freeFrom } from './free-from';
import { type Measure, sameMeasure } from './measures';
import { type NameParts, nameParts } from './name-parts';
import { wordKey } from './word-key';

/** The weights of a word by its role: what the item is, what it is made of, its label, its brand. */
const BY_ROLE = { head: 1, modifier: 0.5, rest: 0.3 } as const;
const PREFIX = 0.4;
const TAG = 0.29;
const BRAND = 0.28;
/** The word is only in the description. */
const IN_DESCRIPTION = 0.05;
/** The item is without it: alcohol-free lager for 'alcohol'. */
const FREE_FROM = 0.1;
/** The last word of a term usually names the thing: the 'juice' of 'orange juice'. */
const LAST_WORD = 0.6;
// Words in the typed order, most of all at the end of a name, say more than the same words apart.
const IN_ORDER = 0.2;
const IN_ORDER_AT_HEAD = 0.4;
/** The item is called what was typed: 'skimmed milk' is not semi-skimmed milk. */
const NOTHING_ELSE = 0.1;
/** A stated size decides between equal items; it does not put another thing first. */
const RIGHT_MEASURE = 0.3;
/** As much as a word that is the whole name of a category (category-words.ts). */
const CATEGORY_MEANT = 1.2;
/** A business lists what fits best first. Less than any other difference. */
const PER_PLACE = 0.01;

interface ItemWords extends NameParts {
  readonly tags: ReadonlySet<string>;
  readonly brand: ReadonlySet<string>;
  /** What the item is free from, by its name and labels: the 'gluten' of 'gluten-free'. */
  readonly freeFrom: ReadonlySet<string>;
}

const known = new WeakMap<ItemFacts, ItemWords>();

const keysOf = (text: string) => new Set(wordsIn(text).map(wordKey));

/** Labels and brands are those of many items. */
const labels = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 });

function keysOfLabel(text: string): ReadonlySet<string> {
  const found = labels.get(text) ?? keysOf(text);
  labels.set(text, found);
  return found;
}

function wordsOf(facts: ItemFacts): ItemWords {
  const found = known.get(facts) ?? {
    ...nameParts(facts.name),
    tags: keysOfLabel(facts.tags.join(' ')),
    brand: keysOfLabel(facts.brand ?? ''),
    freeFrom: new Set([facts.name, ...facts.tags].flatMap((text) => freeFrom(wordsIn(text)).map(wordKey))),
  };
  known.set(facts, found);
  return found;
}

interface QueryWord {
  readonly word: string;
  readonly key: string;
  readonly share: number;
  readonly matchesPrefix: boolean;
  readonly byCategory: ReadonlyMap<number, number>;
}

/** An alternative, prepared for many items. */
export interface Query {
  readonly words: readonly QueryWord[];
  readonly keys: readonly string[];
  /** What an item must be free from: the 'dairy' of 'dairy free'. */
  readonly freeFrom: readonly string[];
  /** The categories that are meant, and those below them, each with its place in the business's list. */
  readonly categoryPlaces?: ReadonlyMap<number, number>;
  readonly alternative: Alternative;
}

/** From the last to the first: a category that is listed, and also below another one, has the better place. */
const placesOf = (slugs: readonly string[], index: CategoryIndex) =>
  new Map(
    slugs
      .flatMap((slug, place) => index.idsBelow(index.bySlug.get(slug)?.id ?? 0).map((id) => [id, place] as const))
      .reverse(),
  );

/** Prepares an alternative: which categories each of its words names. */
export function prepareQuery(alternative: Alternative, index: CategoryIndex): Query {
  const { words, categories, matchesPrefix } = alternative;
  const keys = words.map(wordKey);
  const all = new Set(keys);
  const last = words.length - 1;
  return {
    alternative,
    keys,
    freeFrom: freeFrom(words).map(wordKey),
    ...(categories && {
      categoryPlaces: placesOf(categories, index),
    }),
    words: words.map((word, at) => ({
      word,
      key: keys[at] ?? word,
      share: last === 0 ? 1 : at === last ? LAST_WORD : (1 - LAST_WORD) / last,
      matchesPrefix: matchesPrefix && at === last,
      byCategory: categoryScores(index, keys[at] ?? word, all),
    })),
  };
}

function scoreInName({ words }: NameParts, { key }: QueryWord): number {
  return Math.max(0, ...words.filter((own) => own.key === key).map(({ role }) => BY_ROLE[role]));
}

function scoreOfPrefix({ words }: NameParts, { word, matchesPrefix }: QueryWord): number {
  const withPrefix = matchesPrefix ? words.filter((own) => own.word.startsWith(word)) : [];
  return PREFIX * Math.max(0, ...withPrefix.map(({ role }) => BY_ROLE[role]));
}

/** How well one word fits an item; 0 when it is in none of name, label, brand and category. */
function wordScore(item: ShelfItem, own: ItemWords, queryWord: QueryWord, asksFreeFrom: readonly string[]): number {
  if (own.freeFrom.has(queryWord.key) && !asksFreeFrom.includes(queryWord.key)) return FREE_FROM;
  const inName = scoreInName(own, queryWord);
  const label = own.tags.has(queryWord.key) ? TAG : 0;
  const brand = own.brand.has(queryWord.key) ? BRAND : 0;
  return Math.max(inName, label, brand) + (queryWord.byCategory.get(item.facts.categoryId) ?? 0);
}

/** More for words that follow each other in the name, most where they end with the thing: 'tomato soup'. */
function orderScore({ words }: NameParts, keys: readonly string[]): number {
  if (keys.length < 2) return 0;
  const start = words.findIndex((_, at) => keys.every((key, place) => words[at + place]?.key === key));
  if (start < 0) return 0;
  return IN_ORDER + (words[start + keys.length - 1]?.role === 'head' ? IN_ORDER_AT_HEAD : 0);
}

/** More for a thing whose name has only words of the term. */
function wholeNameScore({ words }: NameParts, keys: readonly string[]): number {
  const thing = words.filter(({ role }) => role !== 'rest');
  return thing.length > 0 && thing.every(({ key }) => keys.includes(key)) ? NOTHING_ELSE : 0;
}

export interface ItemScore {
  readonly score: number;
  /** The words that fit. */
  readonly fitting: string[];
  /** The sum of their shares, 0 to 1. */
  readonly covered: number;
  /** Whether the last word is only the beginning of one of the item's. */
  readonly isPrefixOnly: boolean;
}

/**
 * How well an item fits an alternative.
 * @param isFound whether the database found all its words in the item, if need be in the description
 */
export function scoreItem(item: ShelfItem, query: Query, measures: readonly Measure[], isFound: boolean): ItemScore {
  const own = wordsOf(item.facts);
  let [score, covered] = query.words.length === 0 ? [CATEGORY_MEANT, 1] : [0, 0];
  score -= PER_PLACE * (query.categoryPlaces?.get(item.facts.categoryId) ?? 0);
  const fitting: string[] = [];
  let isPrefixOnly = false;
  // Gluten-free chocolate milk is not what a search for 'dairy free chocolate' means.
  if (!isFound && query.freeFrom.some((key) => !own.freeFrom.has(key)))
    return { score: 0, covered: 0, fitting, isPrefixOnly };
  for (const word of query.words) {
    const whole = wordScore(item, own, word, query.freeFrom);
    const fits = whole || scoreOfPrefix(own, word);
    isPrefixOnly ||= whole === 0 && fits > 0;
    score += word.share * (fits || (isFound ? IN_DESCRIPTION : 0));
    if (fits === 0) continue;
    covered += word.share;
    fitting.push(word.word);
  }
  score += orderScore(own, query.keys) + wholeNameScore(own, query.keys);
  score *= query.alternative.weight;
  if (measures.some((measure) => own.measures.some((one) => sameMeasure(measure, one)))) score += RIGHT_MEASURE;
  return { score, covered, fitting, isPrefixOnly };
}

/** Sold-out items last, then by score, then what the store sells most, then in the business's order. */
export function inRank(a: { item: ShelfItem; score: number }, b: { item: ShelfItem; score: number }): number {
  return (
    Number(b.item.inStock) - Number(a.item.inStock) ||
    Math.round(b.score * 100) - Math.round(a.score * 100) ||
    b.item.sold - a.item.sold ||
    a.item.facts.position - b.item.facts.position ||
    a.item.id - b.item.id
  );
}
