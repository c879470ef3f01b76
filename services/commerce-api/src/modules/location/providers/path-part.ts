/**
 * Encodes a segment of a provider's path; undefined for a segment of dots, which would change the path and is never a
 * valid id or word.
 */
export const pathPart = (text: string): string | undefined =>
  /^\.*$/.test(text.trim()) ? undefined : encodeURIComponent(text);
