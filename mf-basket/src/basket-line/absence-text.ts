import type { BasketLine, SavedItem } from '@storefront/api/entities/basket';
import { currentTime } from '@storefront/bus/current-time';
import { itemDaysText } from '@storefront/dates/item-days';
import { itemGone, itemNotOnDay, itemSoldOut } from '@storefront/messages/basket';

/** Why an item cannot be ordered now, in words. */
export function absenceText({ menuItem, notOnDay }: Pick<BasketLine | SavedItem, 'menuItem' | 'notOnDay'>): string {
  if (notOnDay) return itemDaysText(menuItem, currentTime()) ?? itemNotOnDay;
  // An item that the store no longer lists has no price.
  return menuItem.outOfStock && menuItem.price > 0 ? itemSoldOut : itemGone;
}
