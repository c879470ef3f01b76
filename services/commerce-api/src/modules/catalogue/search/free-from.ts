const isFree = (word: string | undefined) => word === 'free';

/** The words before 'free': gluten in 'gluten free bread', nothing in 'free range eggs'. */
export const freeFrom = (words: readonly string[]): string[] => words.filter((_, at) => isFree(words[at + 1]));
