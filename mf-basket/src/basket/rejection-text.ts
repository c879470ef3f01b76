import {
  ageRestricted,
  basketLimitReached,
  basketLimitWouldBePassed,
  basketNotFound,
  basketStoreClosed,
  itemLimitReached,
  itemNotOnDay,
  itemUnavailable,
} from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';

const texts: Record<string, string> = {
  item_limit_reached: itemLimitReached,
  basket_limit_reached: basketLimitReached,
  basket_limit_exceeded: basketLimitWouldBePassed,
  item_unavailable: itemUnavailable,
  item_not_on_day: itemNotOnDay,
  item_not_found: itemUnavailable,
  store_closed: basketStoreClosed,
  basket_not_found: basketNotFound,
  age_restricted: fill(ageRestricted, '18'),
};

/** The text for a refused basket change; `fallback` is used when the code has none. */
export const rejectionText = (code: string, fallback: string): string => texts[code] ?? fallback;
