const NOISE = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'and',
  'with',
  'some',
  'something',
  'any',
  'in',
  'on',
  'to',
  'my',
  'n',
  'or',
  'please',
]);

/** The words that say what is wanted: without 'some', 'for', 'the' and the like, unless nothing else is left. */
export function withoutNoise(words: readonly string[]): string[] {
  const left = words.filter((word) => !NOISE.has(word));
  return left.length > 0 ? left : [...words];
}

/** Without noise words at the end: 'birthday present' of 'birthday present for'. Empty if there are no others. */
export function withoutNoiseAtEnd(words: readonly string[]): string[] {
  return words.slice(0, words.findLastIndex((word) => !NOISE.has(word)) + 1);
}

export const isOnlyNoise = (words: readonly string[]): boolean => words.every((word) => NOISE.has(word));
