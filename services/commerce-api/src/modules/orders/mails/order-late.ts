import { timeLabel } from '@storefront/dates/plain';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { deliveryStops } from '../../../database/schema/delivery-run';
import { orderEvents, orders } from '../../../database/schema/order';
import { htmlPage } from '../../../mail/html-page';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';

/** Queues the mail in the transaction in which its shopper is told; one for each event of the order's history. */
export function queueOrderLate(
  tx: Database,
  { businessId, contact }: PlacedOrder,
  eventId: number,
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind: 'order_late', businessId, subjectId: eventId, recipient: contact.email }, now);
}

/** The order of such an event, and the time that its shopper was told last; undefined once it is not on its way. */
export async function lateOrder(db: Database, eventId: number) {
  const [row] = await db
    .select({ order: orders, expectedAt: deliveryStops.toldExpectedAt })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.draftOrderId, orderEvents.draftOrderId))
    .innerJoin(deliveryStops, eq(deliveryStops.draftOrderId, orders.draftOrderId))
    .where(eq(orderEvents.id, eventId))
    .orderBy(desc(deliveryStops.toldAt));
  return row?.expectedAt && row.order.status === 'en_route'
    ? { draftOrderId: row.order.draftOrderId, expectedAt: row.expectedAt }
    : undefined;
}

/** The mail about a delivery that comes after its slot. */
export function orderLate(
  { businessOrderId, contact }: { businessOrderId: string; contact: { firstName: string } },
  expectedAt: Date,
  { name, settings }: Business,
) {
  const lines = [
    `${contact.firstName}, your order ${businessOrderId} is running late. We are sorry.`,
    `Your driver expects to be with you at about ${timeLabel(expectedAt, settings.timeZone)}.`,
    name,
  ];
  return {
    subject: `Your ${name} order ${businessOrderId} is running late`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
