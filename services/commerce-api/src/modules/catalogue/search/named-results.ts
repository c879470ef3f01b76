import type { Category } from '../category-index';
import type { DealRow } from '../deals.repository';
import { wordsIn } from '../plain-text';
import type { StoreCatalogue } from '../store-catalogue';
import type { Alternative } from './alternatives';
import { wordKey } from './word-key';

interface NameWord {
  readonly word: string;
  readonly key: string;
}

/** The words of a row's name, computed once for each cached row. */
const known = new WeakMap<object, readonly NameWord[]>();

function wordsOf(row: object, name: () => string): readonly NameWord[] {
  const found = known.get(row) ?? wordsIn(name()).map((word) => ({ word, key: wordKey(word) }));
  known.set(row, found);
  return found;
}

type Wanted = Alternative & { readonly keys: readonly string[] };

/** How well a name fits: 0 if a word is missing, more for whole words, most if it consists of them. */
function nameFits(own: readonly NameWord[], { words, keys, matchesPrefix }: Wanted): number {
  if (words.length === 0) return 0;
  if (keys.every((key) => own.some((one) => one.key === key)))
    return own.every(({ key }) => keys.includes(key)) ? 3 : 2;
  const begins = (word: string) => own.some((one) => one.word.startsWith(word));
  return matchesPrefix && words.every(begins) ? 1 : 0;
}

/** Alternatives by their words. Words beside categories or offers are only a part: the 'sauce' of 'barbecue sauce'. */
const withKeys = (alternatives: readonly Alternative[]): Wanted[] =>
  alternatives
    .filter(({ categories, offers }) => !categories && !offers)
    .map((one) => ({ ...one, keys: one.words.map(wordKey) }));

const best = (own: readonly NameWord[], wanted: readonly Wanted[]) =>
  Math.max(0, ...wanted.map((one) => nameFits(own, one)));

function byFit<T>(rows: readonly T[], fitOf: (row: T) => number): T[] {
  const fitting = rows.map((row) => ({ row, fit: fitOf(row) })).filter(({ fit }) => fit > 0);
  return fitting.sort((a, b) => b.fit - a.fit).map(({ row }) => row);
}

/** Categories with items whose names fit, the best first, after those that a synonym names. */
export function namedCategories(
  { categories, counts }: StoreCatalogue,
  alternatives: readonly Alternative[],
): Category[] {
  const filled = [...categories.byId.values()].filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const meant = new Set(alternatives.filter(({ words }) => words.length === 0).flatMap((one) => one.categories ?? []));
  const wanted = withKeys(alternatives);
  const fitOf = (row: Category) =>
    meant.has(row.slug)
      ? 4
      : best(
          wordsOf(row, () => row.name),
          wanted,
        );
  return byFit(filled, fitOf);
}

const dealWords = (row: DealRow) =>
  wordsOf(row, () => [row.name, ...row.sections.map((section) => section.name)].join(' '));

/** Deals whose names or sections fit; every deal for a term that means what is on offer. */
export function namedDeals({ deals }: StoreCatalogue, alternatives: readonly Alternative[]): DealRow[] {
  const isAny = alternatives.some(({ offers, words }) => offers && words.length === 0);
  const wanted = withKeys(alternatives);
  return byFit(deals.all, (row) => (isAny ? 1 : best(dealWords(row), wanted)));
}
