import type { StoreDetails } from '@storefront/api/entities/store';
import { slotDayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';

/** A way to receive an order and its next free time. */
export interface NextTime {
  readonly what: string;
  readonly when: string;
}

/** The next time to collect from a store, and the next delivery with its fee. */
export function nextTimes(
  { name, nextSlots, deliveryFee, deliveryFeeVaries }: StoreDetails,
  currency: string,
  now: number,
): NextTime[] {
  const { collection, delivery } = nextSlots;
  const label = (slot: { startsAt: string; endsAt: string }) =>
    slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), now);
  return [
    ...(collection ? [{ what: `Collect from ${name}`, when: label(collection) }] : []),
    ...(delivery
      ? [
          {
            what: deliveryFee
              ? `Delivery${deliveryFeeVaries ? ' from' : ','} ${formatMoney(deliveryFee, { currency })}`
              : 'Delivery',
            when: label(delivery),
          },
        ]
      : []),
  ];
}
