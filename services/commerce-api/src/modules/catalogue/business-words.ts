import { ITEMS_FRESH_MS } from './cache-times';
import { type Corrected, correctWords } from './correct-words';
import { type Alternative, alternativesOf } from './search/alternatives';
import type { ItemScore, Query } from './search/rank-items';
import type { Search } from './search/search.types';
import { spellingsOf, wordsToKnow } from './search/spellings';
import { itemsByWords, knownWords, type SearchFields, similarWords, type WantedWord } from './search.repository';

/** A few short texts and the objects that hold them. */
const READINGS_BYTES = 4_000;
/** Of an item that was found: id, bits, and scores for those that a store lists. */
const FOUND_BYTES = 250;

/** What words mean is the same in all stores of a business, so it is found out once and cached by the items' version. */
function ofBusiness<T>(
  { cache, catalogue }: Search,
  what: string,
  read: () => Promise<T>,
  bytesOf: (value: T) => number = () => READINGS_BYTES,
): Promise<T> {
  return cache.sized(`words ${catalogue.business.id} ${catalogue.itemsVersion} ${what}`, ITEMS_FRESH_MS, read, bytesOf);
}

/** The ways to read a term: as typed, with synonyms, and with words joined or split. */
export function readingsOf(search: Search, typed: readonly string[]): Promise<Alternative[]> {
  return ofBusiness(search, `readings ${typed.join(' ')}`, async () => {
    const known = await knownWords(search.db, search.catalogue.business.id, wordsToKnow(typed));
    return alternativesOf(typed, spellingsOf(typed, known), search.synonyms);
  });
}

/** Typed words as they were probably meant; undefined when nothing changes or matches. */
export function correctedWords(search: Search, typed: readonly string[]): Promise<Corrected | undefined> {
  return ofBusiness(search, `corrected ${typed.join(' ')}`, async () =>
    correctWords(typed, await similarWords(search.db, search.catalogue.business.id, typed)),
  );
}

/** An item that fits queries, whether or not the store lists it. */
export interface FoundItem {
  readonly id: number;
  /** The places of the queries that it fits. */
  readonly fits: readonly number[];
  /** Its scores by the place of the query, as far as some store needed them. */
  readonly scores: ItemScore[];
}

const wanted = ({ words }: Query): WantedWord[] =>
  words.map(({ word, matchesPrefix, byCategory }) => ({ word, matchesPrefix, categoryIds: [...byCategory.keys()] }));

/**
 * The items of the business that fit queries, by id.
 * @param kind what else the scores depend on
 */
export function itemsFitting(
  search: Search,
  queries: readonly Query[],
  kind: string,
  fields: SearchFields,
  combine: 'all' | 'any' = 'all',
): Promise<readonly FoundItem[]> {
  const alternatives = queries.map(({ alternative }) => alternative);
  return ofBusiness(
    search,
    `items ${fields} ${combine} ${kind} ${JSON.stringify(alternatives)}`,
    async () => {
      const { db, catalogue } = search;
      const { ids, fits } = await itemsByWords(db, catalogue.business.id, queries.map(wanted), fields, combine);
      const places = new Map<number, number[]>();
      for (const bits of new Set(fits))
        places.set(
          bits,
          queries.flatMap((_, place) => (bits & (2 ** place) ? place : [])),
        );
      const found = ids.map((id, at) => ({ id, fits: places.get(fits[at] ?? 0) ?? [], scores: [] }));
      return found.sort((a, b) => a.id - b.id);
    },
    (found) => READINGS_BYTES + found.length * FOUND_BYTES,
  );
}
