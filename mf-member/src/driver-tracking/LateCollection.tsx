import type { Order } from '@storefront/api/entities/order';
import { Notice } from '@storefront/ui/notice';
import { LateOrder } from './LateOrder';

/** A collection order in these states is not ready. */
const NOT_READY: readonly Order['status'][] = ['sent_to_store', 'store_accepted_picking'];

interface LateCollectionProps {
  readonly order: Pick<Order, 'status' | 'fulfilmentMethod' | 'slotEndsAt' | 'storePhone'>;
  readonly now: number;
}

/** That an order which should have been ready to collect is late; of a delivery its driver's part says so. */
export function LateCollection({ order, now }: LateCollectionProps) {
  const { fulfilmentMethod, status, slotEndsAt, storePhone } = order;
  const isLate = slotEndsAt !== null && Date.parse(slotEndsAt) < now && NOT_READY.includes(status);
  if (fulfilmentMethod !== 'collection' || !isLate) return null;
  return (
    <Notice kind="warning">
      <LateOrder phone={storePhone} minutes={null} />
    </Notice>
  );
}
