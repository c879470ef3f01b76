import { wordsIn } from './plain-text';

/** Strips common English endings, so that 'tomatoes' matches 'tomato'. */
const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/, '');

/** The words or prefixes to highlight in these names for a search term. */
export function matchedWords(looked: readonly string[], names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of new Set(names.flatMap(wordsIn)))
    for (const one of looked) {
      if (word.startsWith(one)) found.add(one);
      else if (one.length > 3 && stem(word) === stem(one)) found.add(word);
    }
  return [...found];
}
