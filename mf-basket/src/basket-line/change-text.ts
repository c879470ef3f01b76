import type { BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { itemDaysText } from '@storefront/dates/item-days';
import { itemGone, itemNotOnDay, priceRose, quantityLimited } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';

/** What changed about a line, in words. @param change undefined once the shopper has kept an item that is gone */
export function changeText(
  { menuItem, notOnDay }: BasketLine,
  change: BasketUpdate | undefined,
  currency: string,
): string | undefined {
  const money = (amount: number | null) => formatMoney(amount ?? 0, { currency });
  if (change?.code === 'price_changed') return fill(priceRose, money(change.from), money(change.to));
  if (change?.code === 'quantity_limited') return fill(quantityLimited, change.to ?? 0);
  return notOnDay ? (itemDaysText(menuItem, Date.now()) ?? itemNotOnDay) : itemGone;
}
