import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are taken for one another when they are read out: thirty signs. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve signs of thirty are 58 bits: nobody comes upon another's order by trying. */
const GROUPS = 3;
const GROUP_LENGTH = 4;

const PATTERN = new RegExp(`-[${CODE_SIGNS}]{${GROUP_LENGTH}}(-[${CODE_SIGNS}]{${GROUP_LENGTH}}){${GROUPS - 1}}$`);

/** So many signs, each chosen by `pick` (a number from 0 below its argument; by default from the system's secure source). */
export const codeOf = (length: number, pick: (below: number) => number = randomInt): string =>
  Array.from({ length }, () => CODE_SIGNS[pick(CODE_SIGNS.length)]).join('');

/** The number of an order without its business's prefix: '7F3K-9QTX-M2HB'. */
export const orderCode = (pick?: (below: number) => number): string =>
  Array.from({ length: GROUPS }, () => codeOf(GROUP_LENGTH, pick)).join('-');

/** False for the numbers that were given in sequence before: they can be guessed. */
export const isUnguessable = (businessOrderId: string): boolean => PATTERN.test(businessOrderId);
