import { REPRICE_PER_MILLE, STOCK_MAX } from '@storefront/api/constants';
import type { PriceRounding } from '@storefront/money/reprice';
import { priceOf } from '../typed/price-of';
import type { BulkChange } from './plan-change';

/** What is changed of the chosen items. */
export type ChangeTab = 'price' | 'stock' | 'sale' | 'place';

/** What was typed and chosen for a change of many items. */
export interface ChangeForm {
  readonly tab: ChangeTab;
  readonly how: 'raise' | 'lower' | 'set';
  /** Per cent. */
  readonly share: string;
  readonly rounding: PriceRounding;
  readonly showsWas: boolean;
  readonly price: string;
  readonly counts: 'counted' | 'not-counted';
  readonly stock: string;
  readonly sale: 'on' | 'off';
  readonly aisle: string;
  readonly bay: string;
  readonly shelf: string;
}

export const NEW_CHANGE: ChangeForm = {
  tab: 'price',
  how: 'raise',
  share: '',
  rounding: 'to_5',
  showsWas: true,
  price: '',
  counts: 'counted',
  stock: '',
  sale: 'off',
  aisle: '',
  bay: '',
  shelf: '',
};

/** A share as it was typed, in thousandths: '2.5' is 25; undefined when it is none. */
function perMilleOf(typed: string): number | undefined {
  const [, whole, tenth = '0'] = /^\s*(\d{1,3})(?:[.,](\d))?\s*%?\s*$/.exec(typed) ?? [];
  const perMille = whole === undefined ? 0 : Number(whole) * 10 + Number(tenth);
  return perMille > 0 ? perMille : undefined;
}

function priceChange(form: ChangeForm, currency: string): BulkChange | undefined {
  if (form.how === 'set') {
    const price = priceOf(form.price, currency);
    return price ? { part: 'price', price } : undefined;
  }
  const share = perMilleOf(form.share);
  const perMille = share && (form.how === 'lower' ? -share : share);
  if (perMille === undefined || perMille < REPRICE_PER_MILLE.minimum || perMille > REPRICE_PER_MILLE.maximum)
    return undefined;
  return { part: 'share', perMille, rounding: form.rounding, showsWas: form.how === 'lower' && form.showsWas };
}

/** The change that a form asks for; undefined while something is missing or wrong. */
export function changeOfForm(form: ChangeForm, currency: string): BulkChange | undefined {
  switch (form.tab) {
    case 'price':
      return priceChange(form, currency);
    case 'stock': {
      if (form.counts === 'not-counted') return { part: 'stock', stock: null };
      const stock = /^\s*\d{1,7}\s*$/.test(form.stock) ? Number(form.stock) : undefined;
      return stock === undefined || stock > STOCK_MAX ? undefined : { part: 'stock', stock };
    }
    case 'sale':
      return { part: 'inStock', inStock: form.sale === 'on' };
    case 'place': {
      const [aisle, bay, shelf] = [form.aisle.trim(), form.bay.trim(), form.shelf.trim()];
      if (!aisle) return undefined;
      return { part: 'place', place: { aisle, bay: bay || null, shelf: shelf || null } };
    }
  }
}

/** What is still missing of a form, or wrong with it. */
export function missingOfForm({ tab, how }: ChangeForm): string {
  if (tab === 'stock') return 'Type how many there are now: a whole number.';
  if (tab === 'place') return 'Type an aisle.';
  return how === 'set' ? 'Type a price above 0, such as 2.50.' : `Type a share, such as 4 or 2.5${limitOf(how)}.`;
}

const limitOf = (how: 'raise' | 'lower'): string =>
  how === 'raise' ? `, at most ${REPRICE_PER_MILLE.maximum / 10}` : `, at most ${-REPRICE_PER_MILLE.minimum / 10}`;
