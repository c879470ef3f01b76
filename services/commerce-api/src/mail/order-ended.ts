import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { Database } from '../database/database.types';
import type { Business } from '../modules/businesses/businesses.repository';
import type { PlacedOrder } from '../modules/orders/order-view';
import { htmlPage } from './html-page';
import { queueMail } from './queue-mail';

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
 * @param isUnpaid the payment could not be captured, whatever the order's status says
 */
export function orderEnded(order: Order, { name }: Business, isUnpaid: boolean) {
  const reason = isUnpaid ? 'its payment could not be taken' : (reasons[order.status]?.(order.storeName) ?? '');
  const lines = [
    `We are sorry, ${order.contact.firstName}. Your order ${order.businessOrderId} from ${order.storeName} has been cancelled${reason ? `: ${reason}` : ''}.`,
    refundText(order),
    'You are welcome to order again.',
    name,
  ];
  return {
    subject: `Your ${name} order ${order.businessOrderId} has been cancelled`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
