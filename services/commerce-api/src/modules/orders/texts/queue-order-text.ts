import { MINUTE_MS } from '@storefront/api/durations';
import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import type { OrderTextKind } from '../../../database/schema/mail';
import { queueMail } from '../../../mail/queue-mail';
import type { OrderState } from '../../../states/order-status';

/** The text that a move to a status causes; most cause none. */
function textOf({ fulfilmentMethod }: OrderRow, to: OrderState): OrderTextKind | undefined {
  if (to === 'en_route') return 'text_on_the_way';
  if (to === 'picked' && fulfilmentMethod === 'collection') return 'text_ready';
  if (to === 'unable_to_deliver') return 'text_not_delivered';
  if (to === 'store_rejected_order') return 'text_rejected';
  return undefined;
}

/** A text disturbs, so it tells of no smaller delay; the order's page does. */
const LEAST_LATE_MS = 10 * MINUTE_MS;

async function queueText(tx: Database, order: OrderRow, kind: OrderTextKind, now: Date): Promise<void> {
  const { businessId, draftOrderId, contact } = order;
  if (!contact.textUpdates) return;
  await queueMail(tx, { kind, businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

/** Queues the text of a move in its transaction, if the order's contact agreed to texts. */
export async function queueOrderText(tx: Database, order: OrderRow, to: OrderState, now: Date): Promise<void> {
  const kind = textOf(order, to);
  if (kind) await queueText(tx, order, kind, now);
}

/** Whether a driver's estimate is so long after the slot that a text says so. */
export const isLate = ({ slotEndsAt }: Pick<OrderRow, 'slotEndsAt'>, estimate: Date): boolean =>
  slotEndsAt !== null && estimate.getTime() - slotEndsAt.getTime() >= LEAST_LATE_MS;

/** Queues the text of a delivery that its driver expects after its slot: once, however often the estimate changes. */
export async function queueLateText(tx: Database, order: OrderRow, estimate: Date | null, now: Date): Promise<void> {
  if (estimate && isLate(order, estimate)) await queueText(tx, order, 'text_late', now);
}
