import { matchedParts } from './matched-parts';

/** A name with the search matches highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return matchedParts(text, words).map(({ part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
