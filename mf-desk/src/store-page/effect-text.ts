import type { HoursEffect } from '@storefront/api/entities/desk/store-settings';
import { countText } from '@storefront/messages/count-text';

/** What other hours mean, before they are saved; undefined when they touch nobody. */
export function effectText({ orders, holds }: HoursEffect): string | undefined {
  const said = [
    orders.length > 0 &&
      `${countText(orders.length, 'order')} ${orders.length === 1 ? 'is' : 'are'} booked in times at which the store would be closed. They stay: call the shoppers, or cancel the orders.`,
    holds > 0 &&
      (holds === 1
        ? '1 held place ends: its shopper chooses another time.'
        : `${countText(holds, 'held place')} end: their shoppers choose another time.`),
  ].filter((part): part is string => Boolean(part));
  return said.length > 0 ? said.join(' ') : undefined;
}
