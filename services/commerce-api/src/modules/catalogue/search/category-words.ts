import { LRUCache } from 'lru-cache';
import type { CategoryIndex } from '../category-index';
import { wordsIn } from '../plain-text';
import { wordKey } from './word-key';

/** How well a word names a category; a conjunction such as 'Butter & spreads' says less about each of its items. */
const WHOLE = [0, 1.2, 0.9, 0.8];
const HEAD = 0.6;
const MODIFIER = 0.25;
/** A word that is only in the name of a higher category says less: own category, parent, department. */
const BY_DISTANCE = [1, 0.9, 0.6];

interface NamedCategory {
  readonly id: number;
  /** 'Crisps, nuts & popcorn' has three phrases, each a list of word keys. */
  readonly phrases: readonly (readonly string[])[];
  /** The category and those below it, each with its distance. */
  readonly below: readonly { readonly id: number; readonly distance: number }[];
}

/** The categories of a business by the keys of the words in their names, with the scores that were computed. */
interface NameIndex {
  readonly byKey: ReadonlyMap<string, readonly NamedCategory[]>;
  readonly scores: LRUCache<string, ReadonlyMap<number, number>>;
}

/** Bounds the memory, because shoppers type ever new combinations of words. */
const MAX_SCORES = 5_000;
const known = new WeakMap<CategoryIndex, NameIndex>();

function phrasesOf(name: string): string[][] {
  const parts = name
    .split(/,|&|\band\b/i)
    .map((part) => wordsIn(part.split(/\s(?:to|for|in|with|of|on)\s/i, 1)[0] ?? ''));
  return parts.map((words) => words.map(wordKey)).filter((keys) => keys.length > 0);
}

function below(index: CategoryIndex, id: number, distance = 0): NamedCategory['below'] {
  return [{ id, distance }, ...index.childrenOf(id).flatMap((child) => below(index, child.id, distance + 1))];
}

function nameIndex(index: CategoryIndex): NameIndex {
  const found = known.get(index);
  if (found) return found;
  const byKey = new Map<string, NamedCategory[]>();
  for (const { id, name } of index.byId.values()) {
    const phrases = phrasesOf(name);
    const category = { id, phrases, below: below(index, id) };
    for (const key of new Set(phrases.flat())) byKey.set(key, [...(byKey.get(key) ?? []), category]);
  }
  const made = { byKey, scores: new LRUCache<string, ReadonlyMap<number, number>>({ max: MAX_SCORES }) };
  known.set(index, made);
  return made;
}

function scoreOf(phrases: NamedCategory['phrases'], key: string, all: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...phrases.map((phrase) => {
      if (!phrase.includes(key)) return 0;
      if (phrase.every((one) => all.has(one))) return WHOLE[Math.min(phrases.length, WHOLE.length - 1)] ?? 0;
      if (phrase.at(-1) === key) return HEAD;
      // Most items of 'Nut butters & chocolate spread' have nothing to do with chocolate.
      return phrases.length > 1 ? 0 : MODIFIER;
    }),
  );
}

function computeScores(named: readonly NamedCategory[], key: string, all: ReadonlySet<string>): Map<number, number> {
  const ids = new Set(named.map(({ id }) => id));
  const isNamedBelow = (one: NamedCategory) => one.below.some(({ id, distance }) => distance > 0 && ids.has(id));
  const scores = new Map<number, number>();
  for (const one of named) {
    if (one.phrases.length > 1 && isNamedBelow(one)) continue;
    const score = scoreOf(one.phrases, key, all);
    if (score === 0) continue;
    for (const { id, distance } of one.below)
      scores.set(id, Math.max(scores.get(id) ?? 0, score * (BY_DISTANCE[distance] ?? 0)));
  }
  return scores;
}

/**
 * How well a word names the category of each item: the score by category id, for every category with items of its own
 * or below it. In 'Soft drinks & water' the word water is about one of its subcategories, so the others do not get it.
 * @param key the word's key @param all the keys of all words of the term
 */
export function categoryScores(
  index: CategoryIndex,
  key: string,
  all: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const { byKey, scores } = nameIndex(index);
  const named = byKey.get(key) ?? [];
  if (named.length === 0) return new Map();
  const cacheKey = [key, ...all].join(' ');
  const found = scores.get(cacheKey) ?? computeScores(named, key, all);
  scores.set(cacheKey, found);
  return found;
}
