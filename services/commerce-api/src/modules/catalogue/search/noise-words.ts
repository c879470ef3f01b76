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

export const isOnlyNoise = (words: readonly string[]): boolean => words.every((word) => NOISE.has(word));
