import { wordsIn } from './plain-text';

/** A word without the ending that English gives to many: 'tomatoes' and 'tomato' are one. */
const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/, '');

/** Which words, or beginnings of words, to mark in these names for what was looked for. */
export function matchedWords(looked: readonly string[], names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of new Set(names.flatMap(wordsIn)))
    for (const one of looked) {
      if (word.startsWith(one)) found.add(one);
      else if (one.length > 3 && stem(word) === stem(one)) found.add(word);
    }
  return [...found];
}
