/** The text that closes a style element, in any capitalisation. */
const STYLE_END = /<\/style/i;

/**
 * @param what names the style sheet in the error
 * @throws Error when a style sheet cannot be written into a document as it is
 */
export function assertNoStyleEnd(css: string, what: string): void {
  if (STYLE_END.test(css)) throw new Error(`${what} contains the end tag of a style element.`);
}
