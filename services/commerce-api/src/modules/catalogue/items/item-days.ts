import { weekdayOf } from '../../../time/local-day';
import type { Listings } from '../store-shelf';
import type { ItemFacts } from './items.repository';

export type ItemDays = Pick<ItemFacts, 'availableDays' | 'availableFrom'>;

/** Whether an item is available on a day, YYYY-MM-DD. */
export const isOnDay = ({ availableDays, availableFrom }: ItemDays, day: string): boolean =>
  (availableFrom === null || availableFrom <= day) && (availableDays?.includes(weekdayOf(day)) ?? true);

/** The items that are not available every day; most shops have few or none. */
const withDays = new WeakMap<Listings, readonly ItemFacts[]>();

function itemsWithDays(listings: Listings): readonly ItemFacts[] {
  const known = withDays.get(listings);
  if (known) return known;
  const found = listings.assortment.facts
    .filter((one, row) => listings.inStock[row] === 1 && (one.availableDays !== null || one.availableFrom !== null))
    .sort((a, b) => a.position - b.position);
  withDays.set(listings, found);
  return found;
}

/** The items in stock that are not available on a day. */
export const unavailableItems = (listings: Listings, day: string): readonly number[] =>
  itemsWithDays(listings)
    .filter((facts) => !isOnDay(facts, day))
    .map(({ id }) => id);
