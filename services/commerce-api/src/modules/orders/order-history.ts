import type { Order } from '@storefront/api/entities/order';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderEvents, orders } from '../../database/schema/order';
import { versionsBefore } from './amendments/versions';
import { orderView } from './order-view';

/** An order as operators see it: with who did what to it, when and why, also before it was changed, and its origin. */
export async function orderHistoryView(db: Database, draftOrderId: number): Promise<Order> {
  const [row] = await db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));
  const view = await orderView(db, row);
  const before = await versionsBefore(db, draftOrderId);
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.draftOrderId, [draftOrderId, ...before.map((one) => one.draftOrderId)]))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const history = events.map(({ status, action, actor, actorName, note, at }) => ({
    status: status === 'draft' ? view.status : status,
    action,
    by: actorName ?? actor,
    reason: note,
    at: at.toISOString(),
  }));
  if (!row) return { ...view, history };
  const { platform, channel, messagingDeviceId, referralCustomerId, referralPartnerId } = row;
  const origin = { platform, channel, messagingDeviceId, referralCustomerId, referralPartnerId };
  return { ...view, history, origin };
}
