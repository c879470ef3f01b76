/** The shortest part into which a compound word is split: shorter parts match by chance. */
const MIN_PART = 3;
/** Every word adds spellings to look up; a longer term is a sentence. */
const MAX_WORDS = 8;

/** A word and its likely singular or plural. */
const numbers = (word: string) => [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`];

interface Spelling {
  /** The whole term in this spelling. */
  readonly words: readonly string[];
  /** What must be in the vocabulary, each in singular or plural. */
  readonly needs: readonly string[];
}

/** Terms with two words joined ('sour dough') and with one split ('lightbulb'). */
function candidates(words: readonly string[]): Spelling[] {
  if (words.length > MAX_WORDS) return [];
  const joined = words.slice(1).map((word, at) => {
    const both = `${words[at]}${word}`;
    return { words: [...words.slice(0, at), both, ...words.slice(at + 2)], needs: [both] };
  });
  const parted = words.flatMap((word, at) =>
    Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, place) => {
      const parts = [word.slice(0, place + MIN_PART), word.slice(place + MIN_PART)];
      return { words: [...words.slice(0, at), ...parts, ...words.slice(at + 1)], needs: parts };
    }),
  );
  return [...joined, ...parted];
}

/** The words to look up in the vocabulary before `spellingsOf`. */
export function wordsToKnow(words: readonly string[]): string[] {
  const needed = candidates(words).flatMap(({ needs }) => needs);
  return needed.length > 0 ? [...new Set([...words, ...needed].flatMap(numbers))] : [];
}

/** The term with words joined or split, where the vocabulary has the result; a known word is not split. */
export function spellingsOf(words: readonly string[], known: ReadonlySet<string>): string[][] {
  const isKnown = (word: string) => numbers(word).some((one) => known.has(one));
  return candidates(words)
    .filter(({ needs }) => needs.every(isKnown) && (needs.length === 1 || !isKnown(needs.join(''))))
    .map((one) => [...one.words]);
}
