/** What follows 'free' in 'free-standing mirror', 'rug free delivery' and the like, which claim nothing. */
const AFTER_FREE = new Set([
  'range',
  'standing',
  'from',
  'delivery',
  'shipping',
  'postage',
  'gift',
  'sample',
  'samples',
]);
/** What stands before it in 'buy one get one free' and 'is delivery free'. */
const BEFORE_FREE = new Set(['one', 'two', 'get', 'for', 'is', 'with', 'and', 'delivery', 'shipping', 'postage']);

/** Whether a word and the next say what something is free from, as in 'gluten free'. */
export const isFreeFrom = (words: readonly string[], at: number): boolean =>
  words[at + 1] === 'free' && !BEFORE_FREE.has(words[at] ?? '') && !AFTER_FREE.has(words[at + 2] ?? '');

/** The words before 'free': gluten in 'gluten free bread', nothing in 'free range eggs'. */
export const freeFrom = (words: readonly string[]): string[] => words.filter((_, at) => isFreeFrom(words, at));
