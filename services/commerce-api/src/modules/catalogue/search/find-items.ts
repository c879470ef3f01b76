import type { Category } from '../category-index';
import { correctWords } from '../correct-words';
import type { DealRow } from '../deals.repository';
import type { ShelfItem } from '../items.repository';
import { alternativesTo } from '../nearest-items';
import { knownWords, type SearchFields, similarWords } from '../search.repository';
import { alternativesOf } from './alternatives';
import { itemsOfAlternatives, itemsWithSomeWords } from './match-items';
import { splitMeasures } from './measures';
import { namedCategories, namedDeals } from './named-results';
import { withoutNoise } from './noise-words';
import { askFor } from './rank-items';
import type { Search } from './search.types';
import { spellingsOf, wordsToKnow } from './spellings';

/** A shorter list is filled up with items that are like it. */
const ENOUGH = 12;

export interface FoundItems {
  /** The items that fit, then those that are like them. */
  readonly items: ShelfItem[];
  /** How many of the items fit. */
  readonly fitting: number;
  /** Further items for a term that is still being typed: ginger for 'gin'. */
  readonly begun: readonly ShelfItem[];
  readonly categories: Category[];
  readonly deals: DealRow[];
  /** The words that were finally searched for. */
  readonly words: string[];
  /** All words that a result may match, with those of synonyms. */
  readonly lookedFor: string[];
  /** The term that was searched for instead, if nothing fits as typed. */
  readonly corrected: string | null;
}

interface Fitting extends Omit<FoundItems, 'corrected' | 'fitting'> {
  /** The words by which the first item was found. */
  readonly foundBy: readonly string[];
}

/** Everything in which all words fit, as typed, with a synonym, or joined or split. */
async function findFitting(search: Search, typed: readonly string[], fields: SearchFields = 'name'): Promise<Fitting> {
  const { db, catalogue, synonyms } = search;
  const known = await knownWords(db, catalogue.business.id, wordsToKnow(typed));
  const alternatives = alternativesOf(typed, spellingsOf(typed, known), synonyms);
  const asked = alternatives.map((one) => askFor(one, catalogue.categories));
  const { fitting, begun } = await itemsOfAlternatives(search, asked, splitMeasures(typed).measures, fields);
  return {
    items: fitting.map(({ item }) => item),
    begun: begun.map(({ item }) => item),
    foundBy: fitting[0]?.words ?? [],
    categories: namedCategories(catalogue, alternatives),
    deals: namedDeals(catalogue, alternatives),
    words: [...typed],
    lookedFor: [...new Set(alternatives.flatMap(({ words }) => words))],
  };
}

const isEmpty = ({ items, categories, deals }: Fitting) => items.length + categories.length + deals.length === 0;

/** The items in which most of the words fit, with those words; undefined when the word for the thing does not. */
async function findPartly(search: Search, found: Fitting, typed: readonly string[]): Promise<Fitting | undefined> {
  const { words, measures } = splitMeasures(withoutNoise(typed));
  const last = words.at(-1);
  const some = words.length > 1 ? await itemsWithSomeWords(search, words, measures) : [];
  const best = some.find((one) => last !== undefined && one.words.includes(last)) ?? some[0];
  return best && { ...found, ...best, lookedFor: best.words, foundBy: best.words };
}

/** Items like the first one: the nearest of its own category, then others that are the same thing. */
async function likeFirst(search: Search, { items, foundBy }: Fitting): Promise<ShelfItem[]> {
  const [first] = items;
  if (!first || items.length >= ENOUGH) return [];
  const last = foundBy.at(-1);
  const some = foundBy.length > 1 ? await itemsWithSomeWords(search, foundBy, []) : [];
  const sameThing = some.filter(({ words }) => last !== undefined && words.includes(last)).flatMap((one) => one.items);
  const near = alternativesTo(first, search.catalogue, ENOUGH);
  const isBeside = ({ facts }: ShelfItem) => facts.categoryId === first.facts.categoryId;
  const like = new Set([...near.filter(isBeside), ...sameThing]);
  return [...like].filter((item) => item.inStock && !items.includes(item)).slice(0, ENOUGH - items.length);
}

/** What to show when nothing fits by name: see findItems. The words that were searched for instead, if others were. */
async function findOtherwise(search: Search, first: Fitting): Promise<{ found: Fitting; corrected: string | null }> {
  const { db, catalogue } = search;
  const typed = first.words;
  const inDescriptions = () => findFitting(search, typed, 'all');
  const isOneWord = withoutNoise(typed).length === 1;
  const described = isOneWord ? await inDescriptions() : first;
  if (!isEmpty(described)) return { found: described, corrected: null };
  const meant = correctWords(typed, await similarWords(db, catalogue.business.id, typed));
  const second = meant ? await findFitting(search, meant) : first;
  if (!isEmpty(second)) return { found: second, corrected: second.words.join(' ') };
  const partly = await findPartly(search, first, meant ?? typed);
  if (partly) return { found: partly, corrected: partly.words.join(' ') };
  return { found: isOneWord ? first : await inDescriptions(), corrected: null };
}

/**
 * Searches the names, labels and categories of a store for all words of a term. If nothing fits, one word is looked for
 * in the descriptions; then typing errors are corrected; then most of the words are enough.
 * @param typed words in lower case without accents, at least one
 */
export async function findItems(search: Search, typed: readonly string[]): Promise<FoundItems> {
  const first = await findFitting(search, typed);
  const { found, corrected } = isEmpty(first) ? await findOtherwise(search, first) : { found: first, corrected: null };
  return {
    ...found,
    items: [...found.items, ...(await likeFirst(search, found))],
    fitting: found.items.length,
    corrected,
  };
}
