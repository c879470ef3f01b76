/** Control characters but tabs, marks that change the direction of text, and other invisible ones. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * A line with what shoppers wrote, as a terminal may show it: a character that would move the cursor, begin a line,
 * colour or reverse other text is written as its number.
 */
export const printable = (text: string): string =>
  text.replace(INVISIBLE, (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`);
