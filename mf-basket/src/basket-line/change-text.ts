import type { BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { priceRose, quantityLimited } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import { absenceText } from './absence-text';

/** What changed about a line, in words. */
export function changeText(line: BasketLine, change: BasketUpdate, currency: string): string {
  const money = (amount: number | null) => formatMoney(amount ?? 0, { currency });
  if (change.code === 'price_changed') return fill(priceRose, money(change.from), money(change.to));
  if (change.code === 'quantity_limited') return fill(quantityLimited, change.to ?? 0);
  return absenceText(line);
}
