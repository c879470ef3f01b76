import type { VatClass } from '../../src/modules/pricing/vat';

/** Kinds with the standard rate of VAT: drinks, confectionery, crisps, ice cream, flowers and what is not food. */
const STANDARD_KINDS: readonly string[] = [
  'alcoholFree',
  'beer',
  'care',
  'chocolate',
  'crisps',
  'flowers',
  'household',
  'iceCream',
  'juice',
  'paper',
  'pet',
  'softDrink',
  'spirit',
  'squash',
  'sweets',
  'water',
  'wine',
];

/** Products of zero-rated kinds with the standard rate: biscuits with chocolate, and roasted or salted nuts. */
const STANDARD_PRODUCTS = /chocolate digestives|chocolate chunk biscuits|florentines|salted peanuts|roasted cashews/i;

/** The VAT class of a grocery item, by its kind and its name. */
export function groceryVatClass(kind: string, product: string): VatClass {
  return STANDARD_KINDS.includes(kind) || STANDARD_PRODUCTS.test(product) ? 'standard' : 'zero';
}
