interface MatchedPart {
  readonly part: string;
  readonly isMatch: boolean;
  /** The start index, used as a key. */
  readonly at: number;
}

/** Lower case without accents, like the API's matched words. Each letter stays one letter. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Splits a text where a word starts with one of `words`: 'croissant' highlights the start of 'Croissants'. */
export function matchedParts(text: string, words: readonly string[]): MatchedPart[] {
  const simple = plain(text);
  const longestFirst = words.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const parts: MatchedPart[] = [];
  let plainFrom = 0;
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ part: text.slice(from, to), isMatch, at: from });
  };
  for (const { index } of simple.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = longestFirst.find((one) => simple.startsWith(one, index));
    if (!word || simple.length !== text.length) continue;
    add(plainFrom, index, false);
    add(index, index + word.length, true);
    plainFrom = index + word.length;
  }
  add(plainFrom, text.length, false);
  return parts;
}
