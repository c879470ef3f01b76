import type { Order } from '@storefront/api/entities/order';
import { formatMoney } from '@storefront/money/format-money';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';
import { placeFacts, receiptMail, whenText } from './receipt-mail';

/** Queues the mail in the transaction of the order. */
export function queueOrderConfirmation(
  tx: Database,
  { id: businessId }: Business,
  { draftOrderId, contact }: PlacedOrder,
  now: Date,
): Promise<void> {
  const kind = 'order_confirmation';
  return queueMail(tx, { kind, businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

function paymentText({ payment, totals, fulfilmentMethod }: Order, money: (minor: number) => string) {
  if (payment?.method === 'cash')
    return `To pay in cash ${fulfilmentMethod === 'delivery' ? 'at your door' : 'at the counter'}: ${money(totals.total)}`;
  const card = payment?.card;
  const named = card ? ` with ${card.scheme} ending in ${card.lastFour}` : '';
  if (payment?.state === 'authorised')
    return `Held on your card until your order is picked${named && `,${named}`}: ${money(totals.total)}`;
  return `Paid${named}: ${money(totals.total)}`;
}

/** When and where an order comes, and what is paid for it. */
export function orderFacts(order: Order, { settings }: Business): string[] {
  const money = (minor: number) => formatMoney(minor, { currency: settings.currency, locale: settings.locale });
  return [whenText(order, settings), ...placeFacts(order), paymentText(order, money)];
}

/** The confirmation mail as plain text and HTML: number, time, place, items and total. */
export function orderConfirmation(order: Order, business: Business) {
  const intro = `Thank you, ${order.contact.firstName}. ${order.storeName} has your order ${order.businessOrderId}.`;
  const facts = orderFacts(order, business);
  return {
    subject: `Your ${business.name} order ${order.businessOrderId}`,
    ...receiptMail(order, business, intro, facts),
  };
}
