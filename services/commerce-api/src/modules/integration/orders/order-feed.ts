import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orderEvents, orderFeeds, orders } from '../../../database/schema/order';
import type { CallingKey } from '../../../http/callers/api-key-of-request';
import { integrationOrders, visibleTo } from './integration-order';
import { numberChanges } from './number-changes';

/** Events of one page: the orders of a busy minute. */
const PAGE = 100;

async function lastChange(db: Database, businessId: number): Promise<number> {
  const [feed] = await db.select().from(orderFeeds).where(eq(orderFeeds.businessId, businessId));
  return feed?.lastNumber ?? 0;
}

/** The number of the last change, after all that wait have got theirs. */
async function newestChange(db: Database, businessId: number): Promise<number> {
  while (await numberChanges(db));
  return lastChange(db, businessId);
}

/**
 * A page of the orders that changed after a change number, each once, with the number of its last change in the page. An
 * order appears again when it changes again.
 */
export async function orderFeed(
  db: Database,
  businessId: number,
  apiKey: CallingKey,
  after = '0',
): Promise<ReplyOf<'GET /v1/orders'>> {
  if (after === 'now') return { orders: [], next: String(await newestChange(db, businessId)), more: false };
  await numberChanges(db);
  const events = await db
    .select({ change: orderEvents.changeNumber, draftOrderId: orderEvents.draftOrderId })
    .from(orderEvents)
    .where(and(eq(orderEvents.feedBusinessId, businessId), gt(orderEvents.changeNumber, Number(after))))
    .orderBy(asc(orderEvents.changeNumber))
    .limit(PAGE + 1);
  const page = events.slice(0, PAGE);
  const changes = new Map(page.map(({ change, draftOrderId }) => [draftOrderId, change ?? 0]));
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.draftOrderId, [...changes.keys()]), visibleTo(businessId, apiKey)));
  const found = await integrationOrders(db, rows, apiKey);
  return {
    orders: [...found]
      .map(([draftOrderId, order]) => ({ change: changes.get(draftOrderId) ?? 0, ...order }))
      .sort((a, b) => a.change - b.change),
    next: String(page.at(-1)?.change ?? after),
    more: events.length > PAGE,
  };
}
