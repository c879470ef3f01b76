import { EndedPage } from './EndedPage';
import { hasEnded, type PlacedOrder } from './placed-order';
import { SuccessPage } from './SuccessPage';

/** A placed order, or one that has ended since. */
export function OrderPage({ order }: { order: PlacedOrder }) {
  return hasEnded(order.status) ? <EndedPage order={order} /> : <SuccessPage order={order} />;
}
