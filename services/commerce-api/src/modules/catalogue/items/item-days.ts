import { weekdayOf } from '../../../time/local-day';
import type { StoreShelf } from '../store-shelf';
import type { ItemFacts, ShelfItem } from './items.repository';

export type ItemDays = Pick<ItemFacts, 'availableDays' | 'availableFrom'>;

/** Whether an item is available on a day, YYYY-MM-DD. */
export const isOnDay = ({ availableDays, availableFrom }: ItemDays, day: string): boolean =>
  (availableFrom === null || availableFrom <= day) && (availableDays?.includes(weekdayOf(day)) ?? true);

/** The items that are not available every day; most shops have few or none. */
const withDays = new WeakMap<StoreShelf, readonly ShelfItem[]>();

function itemsWithDays(shelf: StoreShelf): readonly ShelfItem[] {
  const known = withDays.get(shelf);
  if (known) return known;
  const found = shelf.items.filter(({ facts }) => facts.availableDays !== null || facts.availableFrom !== null);
  withDays.set(shelf, found);
  return found;
}

/** The unavailable items of a day as text: days with the same text share cached results. */
export const unavailableItems = (shelf: StoreShelf, day: string): readonly number[] =>
  itemsWithDays(shelf)
    .filter(({ inStock, facts }) => inStock && !isOnDay(facts, day))
    .map(({ id }) => id);

/** The shelf with these items marked as out of stock. */
export function shelfWithout(shelf: StoreShelf, missing: readonly number[]): StoreShelf {
  const out = new Map(
    missing.flatMap((id) => {
      const item = shelf.byId.get(id);
      return item ? [[id, { ...item, inStock: false }] as const] : [];
    }),
  );
  const now = (item: ShelfItem) => out.get(item.id) ?? item;
  const items = shelf.items.map(now);
  return {
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    byCategory: new Map([...shelf.byCategory].map(([id, own]) => [id, own.map(now)])),
    byFamily: new Map([...shelf.byFamily].map(([code, own]) => [code, own.map(now)])),
  };
}
