import type { TestCard } from './test-cards';

export interface Brand {
  name: TestCard['brand'];
  /** The lengths of a number and of a security code. */
  lengths: readonly number[];
  cvvLength: number;
  /** How the number is displayed: digits per group. */
  groups: readonly number[];
}

const inFours = [4, 4, 4, 4, 3];

const brands: readonly (Brand & { starts: RegExp })[] = [
  { name: 'Visa', starts: /^4/, lengths: [13, 16, 19], cvvLength: 3, groups: inFours },
  {
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvvLength: 3,
    groups: inFours,
  },
  { name: 'American Express', starts: /^3[47]/, lengths: [15], cvvLength: 4, groups: [4, 6, 5] },
  { name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], cvvLength: 3, groups: inFours },
  { name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 19], cvvLength: 3, groups: inFours },
  {
    name: 'Diners Club International',
    starts: /^3(0[0-5]|09|6|8|9)/,
    lengths: [14, 16, 19],
    cvvLength: 3,
    groups: [4, 6, 4],
  },
];

/** The brand of a number, even of a partly typed one. */
export const brandOf = (digits: string): Brand | undefined => brands.find(({ starts }) => starts.test(digits));

/** The check digit of every card number. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Complete, of a known brand and with the right check digit. */
export function isCardNumber(digits: string): boolean {
  return Boolean(brandOf(digits)?.lengths.includes(digits.length)) && passesLuhn(digits);
}

/** '4242424242424242' becomes '4242 4242 4242 4242', an American Express number '3456 789012 34564'. */
export function groupDigits(digits: string): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of brandOf(digits)?.groups ?? inFours) {
    if (!rest) break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest) groups.push(rest);
  return groups.join(' ');
}

/** True through the last day of the month on the card. */
export function isUnexpired(month: number, year: number, now: Date): boolean {
  return now.getTime() < Date.UTC(year, month, 1);
}
