const isFree = (word: string | undefined) => word === 'free';

/** The words before 'free': gluten in 'gluten free bread', nothing in 'free range eggs'. */
export const freeFrom = (words: readonly string[]): string[] => words.filter((_, at) => isFree(words[at + 1]));

/** Where 'no', 'no sugar' or 'no added sugar' begins and how many words it has, -1 and 0 without it. */
function refused(words: readonly string[]): { from: number; length: number } {
  const from = words.indexOf('no');
  if (from < 0) return { from, length: 0 };
  return { from, length: words[from + 1] === 'added' ? 3 : 2 };
}

/** A term without what it should be free from: 'chocolate' of 'dairy free chocolate', 'squash' of 'no added sugar squash'. */
export function withoutFreeFrom(words: readonly string[]): string[] {
  const { from, length } = refused(words);
  const wanted = words.filter((_, at) => at < from || at >= from + length);
  return wanted.filter((word, at) => !isFree(wanted[at + 1]) && !(isFree(word) && at > 0));
}
