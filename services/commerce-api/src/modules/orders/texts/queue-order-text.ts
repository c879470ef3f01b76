import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import type { TextKind } from '../../../database/schema/mail';
import { queueMail } from '../../../mail/queue-mail';
import type { OrderState } from '../../../states/order-status';

/** The text that a move to a status causes; most cause none. */
function textOf({ fulfilmentMethod }: OrderRow, to: OrderState): TextKind | undefined {
  if (to === 'en_route') return 'text_on_the_way';
  if (to === 'picked' && fulfilmentMethod === 'collection') return 'text_ready';
  if (to === 'unable_to_deliver') return 'text_not_delivered';
  if (to === 'store_rejected_order') return 'text_rejected';
  return undefined;
}

/** Queues the text of a move in its transaction, if the order's contact agreed to texts. */
export async function queueOrderText(tx: Database, order: OrderRow, to: OrderState, now: Date): Promise<void> {
  const kind = textOf(order, to);
  if (!kind || !order.contact.textUpdates) return;
  const { businessId, draftOrderId, contact } = order;
  await queueMail(tx, { kind, businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}
