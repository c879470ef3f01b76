import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { isPlaced, type OrderRow } from '../../database/order-row';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import { reservations } from '../../database/schema/slots';
import { refuse } from '../../problem';
import type { PaymentLinkRow } from './link-token';

/** What a link leads to: its draft or order, and what the basket is like now. */
export interface LinkTarget {
  readonly link: PaymentLinkRow;
  readonly order: OrderRow;
  /** Null once it was deleted. */
  readonly basket: Pick<typeof baskets.$inferSelect, 'version' | 'state' | 'amendsDraftOrderId'> | null;
  /** The time of the draft; null once it was deleted. */
  readonly place: Pick<typeof reservations.$inferSelect, 'state' | 'expiresAt'> | null;
}

/** The draft of a link with its basket and its time. @throws Problem payment_link_invalid */
export async function targetOf(db: Database, link: PaymentLinkRow): Promise<LinkTarget> {
  const [found] = await db
    .select({
      order: orders,
      basket: { version: baskets.version, state: baskets.state, amendsDraftOrderId: baskets.amendsDraftOrderId },
      place: { state: reservations.state, expiresAt: reservations.expiresAt },
    })
    .from(orders)
    .leftJoin(baskets, eq(baskets.id, orders.basketId))
    .leftJoin(
      reservations,
      and(eq(reservations.storeId, orders.storeId), eq(reservations.reservationId, orders.reservationId)),
    )
    .where(eq(orders.draftOrderId, link.draftOrderId));
  if (!found) throw refuse('payment_link_invalid');
  return { link, ...found };
}

/** Whether the order is still what the link was sent for: one draft, one amount. */
const isUnchanged = ({ link, order, basket }: LinkTarget): boolean =>
  order.version === link.orderVersion &&
  order.total === link.amount &&
  basket?.version === link.basketVersion &&
  basket.state === 'open';

/** Whether the time of the draft is still held. That of an order which is being changed is confirmed. */
const isHeld = ({ place }: LinkTarget, now: Date): boolean =>
  place?.state === 'confirmed' || (place?.state === 'held' && place.expiresAt > now);

/** Whether a link can be paid, and if not why. */
export function linkState(target: LinkTarget, now: Date): PaymentLink['state'] {
  const { link, order } = target;
  if (isPlaced(order)) return 'paid';
  if (link.withdrawnAt !== null || link.endsAt <= now || order.status !== 'draft') return 'ended';
  return isUnchanged(target) && isHeld(target, now) ? 'open' : 'changed';
}
