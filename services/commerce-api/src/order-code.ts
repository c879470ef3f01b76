import { randomInt } from 'node:crypto';

/** Digits and capitals without look-alikes: thirty characters. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve characters out of thirty are 58 bits, too many to guess. */
const GROUP_COUNT = 3;
const GROUP_LENGTH = 4;

const PATTERN = new RegExp(
  `-[${CODE_ALPHABET}]{${GROUP_LENGTH}}(-[${CODE_ALPHABET}]{${GROUP_LENGTH}}){${GROUP_COUNT - 1}}$`,
);

/** Random characters; `pick` returns a number from 0 below its argument, by default from the system's secure source. */
export const codeOf = (length: number, pick: (below: number) => number = randomInt): string =>
  Array.from({ length }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('');

/** An order number without the business's prefix: '7F3K-9QTX-M2HB'. */
export const orderCode = (pick?: (below: number) => number): string =>
  Array.from({ length: GROUP_COUNT }, () => codeOf(GROUP_LENGTH, pick)).join('-');

/** False for the sequential numbers of old releases, which can be guessed. */
export const isUnguessable = (businessOrderId: string): boolean => PATTERN.test(businessOrderId);
