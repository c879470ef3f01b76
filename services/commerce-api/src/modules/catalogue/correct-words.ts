import { distance } from 'fastest-levenshtein';
import { wordKey } from './search/word-key';
import type { KnownWord } from './search.repository';

/** The number of typos allowed: one in a short word, two in a longer one. Two in a short word make it another word. */
const maxTypos = (word: string) => (word.length < 3 ? 0 : word.length < LONG ? 1 : 2);
const LONG = 7;

const letters = (word: string) => [...word].sort().join('');

/** Edit distance in which swapping two neighbouring letters counts as one edit. */
function editDistance(typed: string, word: string): number {
  const isLong = Math.min(typed.length, word.length) > 5;
  const apart = Math.min(distance(typed, word), isLong ? distance(wordKey(typed), wordKey(word)) : word.length);
  return apart === 2 && typed.length === word.length && letters(typed) === letters(word) ? 1 : apart;
}

/**
 * Corrects typed words: joins two words that form a known one, else corrects each and drops words without a match.
 * Undefined when nothing changes or matches. The last word may be a prefix.
 */
export function correctWords(words: readonly string[], known: readonly KnownWord[]): string[] | undefined {
  const together = words.join('');
  if (words.length > 1 && known.some(({ word }) => word === together)) return [together];
  const meant = words.map((typed, at) => {
    const candidates = known.filter((one) => one.typed === typed);
    const isLast = at === words.length - 1;
    // Numbers, as in '6 pack', are not corrected.
    const isKnown = candidates.some(({ word }) => word === typed || (isLast && word.startsWith(typed)));
    if (isKnown || /\d/.test(typed)) return typed;
    const near = candidates
      .map(({ word, count }) => ({ word, count, apart: editDistance(typed, word) }))
      .filter(({ apart }) => apart <= maxTypos(typed))
      .sort((a, b) => a.apart - b.apart || b.count - a.count || (a.word < b.word ? -1 : 1));
    return near[0]?.word;
  });
  const all = meant.filter((word) => word !== undefined);
  const isAsTyped = all.length === words.length && all.every((word, at) => word === words[at]);
  return isAsTyped || all.length === 0 ? undefined : all;
}
