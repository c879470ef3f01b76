import type { Order } from '@storefront/api/entities/order';
import { formatMoney } from '@storefront/money/format-money';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { htmlPage } from '../../../mail/html-page';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';
import type { RefundRow } from '../../ledger/refunds';

/** Queues the mail in the transaction of the refund; one for each. */
export function queueRefundMail(
  tx: Database,
  { businessId, contact }: PlacedOrder,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind: 'order_refunded', businessId, subjectId: refund.id, recipient: contact.email }, now);
}

/** What was refunded of an order, with its VAT, and where the money goes. */
export function orderRefunded(order: Order, refund: RefundRow, { name, settings }: Business) {
  const { currency, locale } = settings;
  const money = (minor: number) => formatMoney(minor, { currency, locale });
  const line = order.lines.find(({ lineId }) => lineId === refund.orderLineId);
  const parts: Partial<Record<RefundRow['kind'], string>> = {
    line: line && `${refund.quantity} × ${line.name}`,
    delivery: 'the delivery',
    order: 'everything that you had paid',
  };
  const what = parts[refund.kind] ?? 'a gesture of goodwill';
  const isCash = order.payment?.method === 'cash';
  const vat = refund.vat
    .filter((part) => part.vat > 0)
    .map(({ rate, vat: tax }) => `VAT at ${rate / 100}%: ${money(tax)}`);
  const lines = [
    `${order.contact.firstName}, we have refunded ${money(refund.amount)} of your order ${order.businessOrderId}: ${what}.`,
    ...(vat.length ? [`Included: ${vat.join(', ')}.`] : []),
    isCash ? 'You get it back in cash.' : 'It goes back to your card; your bank may take a few days to show it.',
    name,
  ];
  return {
    subject: `A refund for your ${name} order ${order.businessOrderId}`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
