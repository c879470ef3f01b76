import { distance } from 'fastest-levenshtein';
import { withoutNoiseAtEnd } from './search/noise-words';
import { wordKey } from './search/word-key';
import type { KnownWord } from './search.repository';

/**
 * The number of typos allowed: none in a word such as 'wok', which one letter makes another word, and two if one of the
 * words is long: a toaster is no 'tester'.
 */
function maxTypos(typed: string, word: string): number {
  if (typed.length < 4) return 0;
  return Math.max(typed.length, word.length) < LONG ? 1 : 2;
}
/** With two typos, six of eight letters are still right; fewer are also those of other words. */
const LONG = 8;

/** A word of this length is corrected even beside a word that is dropped: 'teddy bear' must not become 'bar'. */
const DISTINCT = 6;

/** Whether the first letter is another one, which in a long word is seldom a typo: a 'handle' is no 'candle'. */
const startsElsewhere = (typed: string, word: string) =>
  typed[0] !== word[0] && (typed.length !== word.length || typed.length >= DISTINCT);

const letters = (word: string) => [...word].sort().join('');

/** Edit distance in which swapping two neighbouring letters counts as one edit. */
function editDistance(typed: string, word: string): number {
  const isLong = Math.min(typed.length, word.length) > 5;
  const [key, other] = [wordKey(typed), wordKey(word)];
  const keysApart = isLong ? distance(key, other) : word.length;
  // An ending that is left out is no room for another typo: 'marmite' must not become 'market'.
  const apart = Math.min(distance(typed, word), keysApart > maxTypos(key, other) ? word.length : keysApart);
  return apart === 2 && typed.length === word.length && letters(typed) === letters(word) ? 1 : apart;
}

/** Typed words as they were probably meant. */
export interface Corrected {
  readonly words: string[];
  /** Whether the last typed word, which usually is the thing, has a counterpart. */
  readonly hasLast: boolean;
}

/**
 * Corrects typed words: joins two words that form a known one, else corrects each and drops words without a match.
 * Undefined when nothing changes or matches. The last word may be a prefix.
 */
export function correctWords(words: readonly string[], known: readonly KnownWord[]): Corrected | undefined {
  const together = words.join('');
  if (words.length > 1 && known.some(({ word }) => word === together)) return { words: [together], hasLast: true };
  const meant = words.map((typed, at) => {
    const candidates = known.filter((one) => one.typed === typed);
    const isLast = at === words.length - 1;
    // Numbers, as in '6 pack', are not corrected.
    const isKnown = candidates.some(({ word }) => word === typed || (isLast && word.startsWith(typed)));
    if (isKnown || /\d/.test(typed)) return typed;
    const near = candidates
      .map(({ word, count }) => ({ word, count, apart: editDistance(typed, word) }))
      .filter(({ apart, word }) => apart <= maxTypos(typed, word) && !startsElsewhere(typed, word))
      .sort((a, b) => a.apart - b.apart || b.count - a.count || (a.word < b.word ? -1 : 1));
    return near[0]?.word;
  });
  const isSure = (word: string | undefined, at: number) =>
    word !== undefined && (word === words[at] || word.length >= DISTINCT || !meant.includes(undefined));
  const last = words.length - 1;
  const hasLast = isSure(meant[last], last);
  const sure = meant.filter((word, at) => word !== undefined && isSure(word, at)) as string[];
  const all = hasLast ? sure : withoutNoiseAtEnd(sure);
  const isAsTyped = all.length === words.length && all.every((word, at) => word === words[at]);
  return isAsTyped || all.length === 0 ? undefined : { words: all, hasLast };
}
