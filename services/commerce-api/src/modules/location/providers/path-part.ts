/**
 * A part of a provider's path, or undefined for what can be none: a part of dots alone leads elsewhere, encoded or not, and
 * is nobody's id and no word of an address.
 */
export const pathPart = (text: string): string | undefined =>
  /^\.*$/.test(text.trim()) ? undefined : encodeURIComponent(text);
