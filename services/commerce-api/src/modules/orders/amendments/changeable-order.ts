import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { refuse } from '../../../problem';
import { cutOffOf } from '../../slots/cut-off-of-order';
import { type OrderRequester, orderAndOwner } from '../draft-order';
import { isOwn } from '../own-order';

/** Whether the store has not begun with an order and the cut-off of its slot is still to come. */
export async function isChangeable(tx: Database, order: PlacedOrder, now: Date): Promise<boolean> {
  if (order.status !== 'sent_to_store') return false;
  const cutOff = await cutOffOf(tx, order);
  return cutOff === null || cutOff > now;
}

/** Until when an order can be changed; null once it cannot. */
export async function changeableUntil(
  db: Database,
  order: PlacedOrder,
  now: Date,
): Promise<{ until: string | null } | null> {
  if (!(await isChangeable(db, order, now))) return null;
  return { until: (await cutOffOf(db, order))?.toISOString() ?? null };
}

/** Whether a basket followed an order, also after others: guests who order again keep the earlier orders. */
async function followsOrder(db: Database, { draftOrderId }: PlacedOrder, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const found = await firstRow(
    db,
    sql`with recursive later (token) as (
          select next_basket_token from orders where draft_order_id = ${draftOrderId}
          union
          select o.next_basket_token from later
          join baskets b on b.token = later.token join orders o on o.basket_id = b.id and o.placed_at is not null
        )
        select 1 from later where token = ${token}`,
  );
  return found !== undefined;
}

/**
 * The caller's own placed order, with its row locked. A guest's belongs to the session that entered its details, and the
 * token of a basket that followed it proves that the call is the shopper's.
 * @throws Problem order_not_found
 */
export async function lockPlacedOrder(
  tx: Database,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<PlacedOrder> {
  const { caller, basketToken } = requester;
  const [found] = await orderAndOwner(tx, requester, draftOrderId).for('update');
  const order = found?.order;
  if (!isPlaced(order) || !isOwn(order, caller)) throw refuse('order_not_found');
  if (found?.isOwner || (await followsOrder(tx, order, basketToken))) return order;
  throw refuse('order_not_found');
}
