import type { Order } from '@storefront/api/entities/order';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';
import { orderFacts } from './order-confirmation';
import { receiptMail } from './receipt-mail';

/** Queues the mail in the transaction that places an order in place of another. */
export function queueOrderChanged(
  tx: Database,
  { id: businessId }: Business,
  { draftOrderId, contact }: PlacedOrder,
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind: 'order_changed', businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

/**
 * The mail about a changed order: its time, place, items and total, and what becomes of the first payment.
 * @param isPaidAnew a second payment was made for the whole amount
 */
export function orderChanged(order: Order, business: Business, isPaidAnew: boolean) {
  const { contact, businessOrderId, payment } = order;
  const intro = `${contact.firstName}, your order ${businessOrderId} has been changed. It keeps its number.`;
  const before =
    payment?.method === 'cash'
      ? []
      : [
          isPaidAnew
            ? 'What was held or taken on your card before is released; your bank may take a few days to show it.'
            : 'Your first payment pays for the changed order: you are charged what it costs when it is picked, once.',
        ];
  return {
    subject: `Your ${business.name} order ${businessOrderId} has been changed`,
    ...receiptMail(order, business, intro, [...orderFacts(order, business), ...before]),
  };
}
