import type { Category, CategoryIndex } from '../category-index';
import { wordsIn } from '../plain-text';
import { wordKey } from './word-key';

/** How well a word names a category; a conjunction such as 'Butter & spreads' says less about each of its items. */
const WHOLE = [0, 1.2, 0.9, 0.8];
const HEAD = 0.6;
const MODIFIER = 0.25;
/** A word that is only in the name of a higher category says less: own category, parent, department. */
const BY_DISTANCE = [1, 0.9, 0.6];

interface NamedPhrases {
  readonly category: Category;
  /** 'Crisps, nuts & popcorn' has three phrases, each a list of word keys. */
  readonly phrases: readonly (readonly string[])[];
}

const known = new WeakMap<CategoryIndex, readonly NamedPhrases[]>();

function phrasesOf(name: string): string[][] {
  const parts = name
    .split(/,|&|\band\b/i)
    .map((part) => wordsIn(part.split(/\s(?:to|for|in|with|of|on)\s/i, 1)[0] ?? ''));
  return parts.map((words) => words.map(wordKey)).filter((keys) => keys.length > 0);
}

function allPhrases(index: CategoryIndex): readonly NamedPhrases[] {
  const found =
    known.get(index) ?? [...index.byId.values()].map((category) => ({ category, phrases: phrasesOf(category.name) }));
  known.set(index, found);
  return found;
}

function scoreOf(phrases: NamedPhrases['phrases'], key: string, all: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...phrases.map((phrase) => {
      if (!phrase.includes(key)) return 0;
      if (phrase.every((one) => all.has(one))) return WHOLE[Math.min(phrases.length, WHOLE.length - 1)] ?? 0;
      return phrase.at(-1) === key ? HEAD : MODIFIER;
    }),
  );
}

/**
 * How well a word names the category of each item: the score by category id, for every category with items of its own
 * or below it. In 'Soft drinks & water' the word water is about one of its subcategories, so the others do not get it.
 * @param key the word's key @param all the keys of all words of the term
 */
export function categoryScores(index: CategoryIndex, key: string, all: ReadonlySet<string>): Map<number, number> {
  const own = new Map<number, number>();
  const conjunctions: number[] = [];
  for (const { category, phrases } of allPhrases(index)) {
    const score = scoreOf(phrases, key, all);
    if (score === 0) continue;
    own.set(category.id, score);
    if (phrases.length > 1) conjunctions.push(category.id);
  }
  const isNamedBelow = (id: number) => index.idsBelow(id).some((below) => below !== id && own.has(below));
  for (const id of conjunctions.filter(isNamedBelow)) own.delete(id);
  const scores = new Map<number, number>();
  for (const [id, score] of own) {
    const depth = index.parentsOf(id).length;
    for (const below of index.idsBelow(id)) {
      const distance = index.parentsOf(below).length - depth;
      scores.set(below, Math.max(scores.get(below) ?? 0, score * (BY_DISTANCE[distance] ?? 0)));
    }
  }
  return scores;
}
