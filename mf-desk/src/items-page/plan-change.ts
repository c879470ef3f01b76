import type { DeskItem, StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import type { BodyOf } from '@storefront/api/operation-types';
import { type Reprice, reprice } from '@storefront/money/reprice';
import { samePlace } from './same-place';

type Body = BodyOf<'POST /desk/items-change'>;

/** One change of many items. */
export type BulkChange =
  /** With `showsWas`, the price of an item that is not reduced yet is shown as the one before. */
  | ({ readonly part: 'share'; readonly showsWas: boolean } & Reprice)
  | { readonly part: 'price'; readonly price: number }
  | { readonly part: 'stock'; readonly stock: number | null }
  | { readonly part: 'inStock'; readonly inStock: boolean }
  | { readonly part: 'place'; readonly place: NonNullable<StoreItemValues['place']> | null };

/** What a change makes of an item, and what of it was seen. */
export interface PlannedItem {
  readonly item: DeskItem;
  readonly seen: StoreItemValues;
  /** What is sent. */
  readonly set: StoreItemValues;
  /** What the item has afterwards. */
  readonly after: StoreItemValues;
}

function pricePlan(item: DeskItem, price: number, sent: StoreItemValues, showsWas: boolean): PlannedItem | undefined {
  if (price === item.price) return undefined;
  const isNewlyReduced = showsWas && item.wasPrice === null && price < item.price;
  const set = { ...sent, ...(isNewlyReduced && { wasPrice: item.price }) };
  const was = set.wasPrice ?? item.wasPrice;
  // As commerce-api does: a price that reaches the one before its reduction ends it.
  const after = { price, wasPrice: was !== null && was > price ? was : null };
  return { item, seen: { price: item.price, wasPrice: item.wasPrice }, set, after };
}

/** What a change makes of an item; undefined where it changes nothing. */
export function plannedItem(item: DeskItem, change: BulkChange): PlannedItem | undefined {
  switch (change.part) {
    case 'share':
      return pricePlan(item, reprice(item.price, change), {}, change.showsWas);
    case 'price':
      return pricePlan(item, change.price, { price: change.price }, false);
    case 'stock': {
      const { stock } = change;
      return stock === item.stock ? undefined : { item, seen: { stock: item.stock }, set: { stock }, after: { stock } };
    }
    case 'inStock': {
      const { inStock } = change;
      return inStock === item.inStock
        ? undefined
        : { item, seen: { inStock: item.inStock }, set: { inStock }, after: { inStock } };
    }
    case 'place': {
      const { place } = change;
      return samePlace(place, item.place)
        ? undefined
        : { item, seen: { place: item.place }, set: { place }, after: { place } };
    }
  }
}

/** The items that a change changes. */
export const planChange = (items: readonly DeskItem[], change: BulkChange): PlannedItem[] =>
  items.flatMap((item) => plannedItem(item, change) ?? []);

/** What is sent for a change. */
export const changeBody = (planned: readonly PlannedItem[], change: BulkChange): Pick<Body, 'items' | 'reprice'> => ({
  items: planned.map(({ item, seen, set }) => ({ menuItemId: item.menuItemId, seen, set })),
  ...(change.part === 'share' && { reprice: { perMille: change.perMille, rounding: change.rounding } }),
});
