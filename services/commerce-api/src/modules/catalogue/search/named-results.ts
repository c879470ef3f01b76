import type { Category } from '../category-index';
import type { DealRow } from '../deals.repository';
import { wordsIn } from '../plain-text';
import type { StoreCatalogue } from '../store-catalogue';
import type { Alternative } from './alternatives';
import { wordKey } from './word-key';

/** How well a name fits: 0 if a word is missing, more for whole words, most if it consists of them. */
function nameFits(name: string, { words, mayBeBegun }: Alternative): number {
  const own = wordsIn(name).map((word) => ({ word, key: wordKey(word) }));
  if (words.length === 0) return 0;
  const keys = words.map(wordKey);
  if (keys.every((key) => own.some((one) => one.key === key)))
    return own.every(({ key }) => keys.includes(key)) ? 3 : 2;
  const begins = (word: string) => own.some((one) => one.word.startsWith(word));
  return mayBeBegun && words.every(begins) ? 1 : 0;
}

const best = (name: string, alternatives: readonly Alternative[]) =>
  Math.max(0, ...alternatives.map((one) => nameFits(name, one)));

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
  return byFit(filled, ({ slug, name }) => (meant.has(slug) ? 4 : best(name, alternatives)));
}

/** Deals whose names or sections fit; every deal for a term that means what is on offer. */
export function namedDeals({ deals }: StoreCatalogue, alternatives: readonly Alternative[]): DealRow[] {
  const isAny = alternatives.some(({ offers, words }) => offers && words.length === 0);
  return byFit(deals.all, ({ name, sections }) =>
    isAny ? 1 : best([name, ...sections.map((section) => section.name)].join(' '), alternatives),
  );
}
