import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { CardItem } from './card-item';

/** The fields of a card that depend on the day of the shopper's slot. */
export type DayFields = Pick<
  CardItem,
  'price' | 'wasPrice' | 'unitPrice' | 'badge' | 'deal' | 'outOfStock' | 'fewLeft' | 'quickAdd' | 'typicalGrams'
>;

/** The fields of an item, as read for a day, that depend on the day. Browsers load this code. */
export const dayFields = (item: MenuItem): DayFields => ({
  price: item.price,
  wasPrice: item.wasPrice,
  unitPrice: item.unitPrice,
  badge: item.badge?.text ?? null,
  deal: item.dealText ? { text: item.dealText, slug: item.dealSlug ?? undefined } : null,
  outOfStock: item.outOfStock,
  fewLeft: item.fewLeft ?? undefined,
  typicalGrams: item.typicalGrams ?? undefined,
  quickAdd: item.quickAdd && item.addToBasketType === 'direct',
});
