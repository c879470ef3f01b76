import { closest } from 'fastest-levenshtein';
import { CellFault, listIn, quoted } from './column';

/** The allowed word that was typed, or a fault that suggests the closest one. */
export function parseChoice<T extends string>(text: string, words: readonly T[], what: string): T {
  const plain = text.toLowerCase();
  const found = words.find((word) => word.toLowerCase() === plain);
  if (found !== undefined) return found;
  const nearest = closest(plain, words as readonly string[] as string[]);
  const all = words.length <= 12 ? ` One of: ${words.join(', ')}.` : '';
  throw new CellFault(`${quoted(text)} is not ${what}; did you mean ${nearest}?${all}`);
}

export const oneOf = <T extends string>(about: string, words: readonly T[]) => ({
  about,
  accepts: words.map((word) => `\`${word}\``).join(', '),
  read: (text: string) => parseChoice(text, words, 'known here'),
});

export const someOf = <T extends string>(about: string, words: readonly T[], what = 'known here') => ({
  about,
  accepts: `some of ${words.map((word) => `\`${word}\``).join(', ')}, with \`\\|\` between them`,
  read: (text: string) => [...new Set(listIn(text).map((word) => parseChoice(word, words, what)))],
});

const YES_WORDS = ['yes', 'true', 'y', '1'];
const NO_WORDS = ['no', 'false', 'n', '0'];

export const flag = (about: string) => ({
  about,
  accepts: '`yes` or `no`',
  read(text: string) {
    const plain = text.toLowerCase();
    if (YES_WORDS.includes(plain)) return true;
    if (NO_WORDS.includes(plain)) return false;
    throw new CellFault(`${quoted(text)} is neither yes nor no`);
  },
});
