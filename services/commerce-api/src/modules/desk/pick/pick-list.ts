import type { PickList, PickOrder } from '@storefront/api/entities/desk/pick-list';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { displayPhone } from '../../../formats/display-phone';
import { businessOfStore } from '../business-of-store';
import { pickBy } from '../pick-by';
import { isInPicking, openBatch, type PickedOrder } from './batch.repository';
import { orderVersion } from './order-version';
import { type LineRow, linesOf, pickLineViews } from './pick-lines';
import { byWalk } from './walking-order';

/** The orders that their shoppers have opened to change them, by draft order id. */
async function ordersBeingChanged(db: Database, picked: readonly PickedOrder[]): Promise<Set<number | null>> {
  const ids = picked.map(({ order }) => order.draftOrderId);
  const rows = await db
    .select({ draftOrderId: baskets.amendsDraftOrderId })
    .from(baskets)
    .where(and(inArray(baskets.amendsDraftOrderId, ids), eq(baskets.state, 'open')));
  return new Set(rows.map(({ draftOrderId }) => draftOrderId));
}

function orderView(
  { pick, order }: PickedOrder,
  lines: readonly LineRow[],
  { country, isBeingChanged }: { country: string; isBeingChanged: boolean },
): PickOrder {
  const { contact } = order;
  return {
    businessOrderId: order.businessOrderId,
    tote: pick.tote,
    status: order.status,
    fulfilmentMethod: order.fulfilmentMethod,
    customer: `${contact.firstName} ${contact.lastName}`,
    phone: displayPhone(contact.phoneNumber, country),
    instructions: order.instructions,
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
    pickBy: pickBy(order)?.toISOString() ?? null,
    version: orderVersion(
      order,
      lines.filter(({ draftOrderId }) => draftOrderId === order.draftOrderId),
    ),
    isBeingChanged,
  };
}

/** The batch that an operator is picking; null without one. Of an order that was cancelled there are no lines. */
export async function pickList(db: Database, operatorId: number | null): Promise<PickList | null> {
  const picked = operatorId === null ? [] : await openBatch(db, operatorId);
  const [first] = picked;
  if (!first) return null;
  const { batchId, storeId } = first.pick;
  const lines = await linesOf(db, picked);
  const changing = await ordersBeingChanged(db, picked);
  const { country } = (await businessOfStore(db, storeId)).settings;
  const views = await pickLineViews(db, picked.filter(isInPicking), lines);
  return {
    batchId,
    storeId,
    orders: picked.map((one) =>
      orderView(one, lines, { country, isBeingChanged: changing.has(one.order.draftOrderId) }),
    ),
    lines: views.sort(byWalk),
  };
}
