import { createHash } from 'node:crypto';

/**
 * The id of a part that its owner keeps in a document, such as a choice of an option: 52 bits made of the codes that
 * name it, so that an import run again gives the same ids and baskets keep what was chosen.
 */
export function derivedId(...names: readonly (string | number)[]): number {
  const digits = createHash('sha256').update(names.join('\u0000')).digest('hex').slice(0, 13);
  return Number.parseInt(digits, 16) || 1;
}
