import { DAY_MS } from '@storefront/api/durations';
import { COMPLAINT_WINDOW_MS, DEFAULT_COMPLAINT_RULES } from '@storefront/api/limits/complaint-limits';
import { and, eq, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { businesses } from '../../database/schema/business';
import { orderComplaints } from '../../database/schema/complaint';
import type { orderLines } from '../../database/schema/order';
import { mailboxIn, mailboxOf } from '../../formats/mailbox';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { paymentOfOrder } from '../ledger/payments.repository';
import { refundable } from '../ledger/refunds';
import { endOf } from '../orders/complaints/reportable';
import { lineShare } from '../payments/refunds/line-share';

/** An order's line, and how many of it are reported. */
export interface ReportedLine {
  line: typeof orderLines.$inferSelect;
  quantity: number;
}

/** What the reported units cost; 0 for orders from before the shares of lines were stored. */
export const worthOf = (reported: readonly ReportedLine[]): number =>
  reported.reduce((sum, { line, quantity }) => sum + (lineShare(line, quantity)?.amount ?? 0), 0);

/** Whether what these units cost is known: of a line that was replaced in part only the average is. */
const isPriced = ({ line, quantity }: ReportedLine): boolean =>
  !(line.substituted && (line.picked ?? 0) > 0) && (lineShare(line, quantity)?.amount ?? 0) > 0;

/** Whether the payment of an order can give back an amount without anybody's help. */
async function canPay({ gateways }: ServiceContext, tx: Database, order: PlacedOrder, amount: number) {
  const payment = await paymentOfOrder(tx, order.draftOrderId);
  if (!payment || payment.gateway === 'cash' || !['captured', 'refunding'].includes(payment.state)) return false;
  if (gateways.of(order.businessId, payment.gateway)?.refundsOnlyWhole) return false;
  return amount <= (await refundable(tx, payment.id));
}

/**
 * What was refunded by rule for a shopper in the last 90 days: for orders of the same member, the same mailbox or the
 * same phone number, so that neither a second account nor an order as a guest has a limit of its own.
 */
async function refundedBefore(tx: Database, order: PlacedOrder, now: Date): Promise<number> {
  const { memberId, businessId, contact } = order;
  const since = new Date(now.getTime() - COMPLAINT_WINDOW_MS);
  const row = await firstRow<{ total: number }>(
    tx,
    sql`select coalesce(sum(c.amount), 0)::int as total
        from order_complaints c join orders o on o.draft_order_id = c.draft_order_id
        where c.business_id = ${businessId} and c.is_automatic and c.created_at > ${at(since)}
          and (o.member_id = ${memberId}
            or ${mailboxIn(sql`o.contact`)} = ${mailboxOf(contact.email)}
            or o.contact ->> 'phoneNumber' = ${contact.phoneNumber})`,
  );
  return row?.total ?? 0;
}

/**
 * Whether the rules of the business refund what was reported without an operator. The caller has locked the order. The
 * business's row is locked here, because two orders of one shopper, reported at once, share one limit, and a guest has no
 * row of their own.
 */
export async function isRefundedByRule(
  context: ServiceContext,
  tx: Database,
  business: Business,
  order: PlacedOrder,
  reported: readonly ReportedLine[],
  now: Date,
): Promise<boolean> {
  const { days, perOrder, perShopper } = business.settings.complaintRules ?? DEFAULT_COMPLAINT_RULES;
  const endedAt = await endOf(tx, order);
  if (!endedAt || now.getTime() > endedAt.getTime() + days * DAY_MS) return false;
  const amount = worthOf(reported);
  if (!reported.every(isPriced) || !(await canPay(context, tx, order, amount))) return false;
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, business.id)).for('no key update');
  const [ofOrder] = await tx
    .select({ total: sql<number>`coalesce(sum(${orderComplaints.amount}), 0)::int` })
    .from(orderComplaints)
    .where(and(eq(orderComplaints.draftOrderId, order.draftOrderId), eq(orderComplaints.isAutomatic, true)));
  if ((ofOrder?.total ?? 0) + amount > perOrder) return false;
  return (await refundedBefore(tx, order, now)) + amount <= perShopper;
}
