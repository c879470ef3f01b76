import type { PaymentState } from '@storefront/api/entities/payment';
import type { DemoMember } from '../../demo/demo-data.types';
import { isEndedState } from '../states/order-status';

type DemoOrder = DemoMember['orders'][number];

/** The cash payment's events that follow from a demo order's events, oldest first; the last one is its state. */
export function cashEvents({
  placedAt,
  events,
}: Pick<DemoOrder, 'placedAt' | 'events'>): { state: PaymentState; at: Date }[] {
  const placed = (['created', 'to_collect'] as const).map((state) => ({ state, at: placedAt }));
  const later = events.flatMap(({ status, at }): { state: PaymentState; at: Date }[] => {
    if (status === 'delivered') return [{ state: 'captured', at }];
    if (isEndedState(status)) return [{ state: 'cancelled', at }];
    if (status !== 'refunded') return [];
    return [
      { state: 'refunding', at },
      { state: 'refunded', at },
    ];
  });
  return [...placed, ...later];
}
