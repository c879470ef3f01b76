import { createHash } from 'node:crypto';

/**
 * A deterministic 52-bit id of a nested part, such as an option's choice, derived from the codes that identify it. A
 * repeated import yields the same ids, so baskets keep their choices.
 */
export function derivedId(...names: readonly (string | number)[]): number {
  const digits = createHash('sha256').update(names.join('\u0000')).digest('hex').slice(0, 13);
  return Number.parseInt(digits, 16) || 1;
}
