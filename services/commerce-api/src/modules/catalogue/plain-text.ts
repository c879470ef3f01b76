/** ASCII without the two of its characters that are diacritics: most texts, for which nothing needs to be decomposed. */
const UNACCENTED = /^[\x20-\x5d\x5f\x61-\x7e]*$/;

const withoutAccents = (text: string) =>
  UNACCENTED.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Removes accents and case, which search ignores. */
export const plain = (text: string) => withoutAccents(text).toLowerCase().trim().replace(/\s+/g, ' ');

/** The words of a text without accents: letters and digits only. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
