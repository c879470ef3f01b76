import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { htmlPage } from '../../../mail/html-page';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';

/** Queues the mail in the transaction that ends the order. At most one is sent per order. */
export function queueOrderEnded(
  tx: Database,
  { businessId, draftOrderId, contact }: PlacedOrder,
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind: 'order_ended', businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

const reasons: Partial<Record<OrderStatus, (store: string) => string>> = {
  order_declined: (store) => `${store} could not accept it`,
  store_rejected_order: (store) => `${store} could not accept it`,
  refunded: () => 'it could not be delivered',
};

function refundText({ payment }: Order): string {
  if (!payment || payment.method === 'cash') return 'There is nothing to pay.';
  if (['captured', 'refunding', 'refunded'].includes(payment.state))
    return 'Your payment will be refunded to your card; your bank may take a few days to show it.';
  if (payment.state === 'voided')
    return 'You have not been charged. The hold on your card will be released by your bank.';
  return 'You will not be charged for it: any hold or payment on your card will be reversed.';
}

/**
 * The mail about an order that has ended undelivered: which one, why, and what happens to the money.
 * @param cause whether the shopper cancelled it, or its payment could not be captured, whatever its status says
 */
export function orderEnded(order: Order, { name }: Business, cause: 'shopper' | 'payment' | undefined) {
  const { businessOrderId, storeName, contact } = order;
  const reason = cause === 'payment' ? 'its payment could not be taken' : reasons[order.status]?.(storeName);
  const which = `order ${businessOrderId} from ${storeName}`;
  const lines = [
    cause === 'shopper'
      ? `${contact.firstName}, you have cancelled your ${which}.`
      : `We are sorry, ${contact.firstName}. Your ${which} has been cancelled${reason ? `: ${reason}` : ''}.`,
    refundText(order),
    'You are welcome to order again.',
    name,
  ];
  return {
    subject: `Your ${name} order ${businessOrderId} has been cancelled`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
