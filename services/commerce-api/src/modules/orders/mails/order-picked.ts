import type { Order } from '@storefront/api/entities/order';
import { formatMoney } from '@storefront/money/format-money';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';
import { placeFacts, receiptMail, whenText } from './receipt-mail';

/** Queues the final receipt in the transaction that picks the order. */
export function queueOrderPicked(
  tx: Database,
  { businessId, draftOrderId, contact }: PlacedOrder,
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind: 'order_picked', businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

/** The final receipt: what was picked, replaced and missing, what it costs and the VAT in it. */
export function orderPicked(order: Order, business: Business) {
  const { name, settings } = business;
  const money = (minor: number) => formatMoney(minor, { currency: settings.currency, locale: settings.locale });
  const { payment, total, agreedTotal } = order;
  const cash = order.fulfilmentMethod === 'delivery' ? 'at your door' : 'at the counter';
  const facts = [
    whenText(order, settings),
    ...placeFacts(order),
    payment?.method === 'cash' ? `To pay in cash ${cash}: ${money(total)}` : `Taken from your card: ${money(total)}`,
    ...(agreedTotal && agreedTotal > total ? [`That is ${money(agreedTotal - total)} less than you agreed to.`] : []),
  ];
  const intro = `${order.contact.firstName}, your order ${order.businessOrderId} has been picked. This is your receipt.`;
  return {
    subject: `The receipt for your ${name} order ${order.businessOrderId}`,
    ...receiptMail(order, business, intro, facts),
  };
}
