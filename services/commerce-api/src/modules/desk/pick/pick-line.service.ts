import type { PickLine } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced } from '../../../database/order-row';
import { orderLines, orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { changeWithKey } from '../../../http/change-with-key';
import type { RequestKey } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { worksFor } from '../../orders/picking/operators-order';
import { pickLine } from '../../orders/picking/pick-lines.service';
import { putBackOnSale, takeOffSale } from '../items/off-sale';
import type { PickedOrder } from './batch.repository';
import { type LineRow, lineOf, pickLineViews } from './pick-lines';
import { lockOwnPick, pickerId } from './picker';
import { placedItems } from './placed-items';

type Body = BodyOf<'POST /desk/pick-line'>;

interface DecideCall {
  body: Body;
  /** Of the request's business. */
  businessId: number;
  operator: CallingOperator;
  requestKey: RequestKey | undefined;
  now: Date;
}

/** When a line was decided: a device's clock that is ahead counts as now. @throws Problem pick_invalid */
function decisionTime({ decidedAt }: Body, now: Date): Date {
  const time = decidedAt === undefined ? now.getTime() : Date.parse(decidedAt);
  if (Number.isNaN(time)) throw refuse('pick_invalid', 'decidedAt is not an instant');
  return new Date(Math.min(time, now.getTime()));
}

/** Whether a line is decided like this already. */
const isSame = ({ picked, substituted, weight }: LineRow, body: Body): boolean =>
  picked === body.picked &&
  substituted?.itemId === body.substitute?.menuItemId &&
  substituted?.quantity === body.substitute?.quantity &&
  weight?.weighed?.grams === body.grams;

/** @throws Problem pick_invalid if a line of which nothing is missing takes its item off sale */
function checkOffSale({ name, quantity }: LineRow, { offSale, picked }: Body): void {
  if (offSale && (picked === null || picked >= quantity))
    throw refuse('pick_invalid', `Nothing of ${name} is missing, so it stays on sale`);
}

/** @throws Problem pick_invalid, substitute_refused */
async function writeDecision(tx: Database, { order }: PickedOrder, line: LineRow, body: Body): Promise<void> {
  const { picked, substitute, grams } = body;
  if (picked !== null) {
    if (substitute) {
      const item = (await placedItems(tx, order.storeId, [substitute.menuItemId])).get(substitute.menuItemId);
      // What the store has counted down to nothing is promised to other orders.
      if (item && !item.inStock) throw refuse('substitute_refused', `${item.name} is not in stock`);
    }
    return pickLine(tx, order.storeId, line, {
      picked,
      ...(substitute && { substitute }),
      ...(grams !== undefined && { grams }),
    });
  }
  if (substitute || grams !== undefined)
    throw refuse('pick_invalid', 'A line without a decision has neither a substitute nor a weight');
  const weight = line.weight && { ...line.weight, weighed: undefined };
  await tx.update(orderLines).set({ picked, substituted: null, weight }).where(eq(orderLines.id, line.id));
}

/** @returns whether an item that is to be taken off sale stays, because something came in since */
async function decide(tx: Database, { body, operator, now }: DecideCall): Promise<boolean> {
  const operatorId = pickerId(operator);
  const own = await lockOwnPick(tx, operator, body.businessOrderId);
  const line = await lineOf(tx, own.order.draftOrderId, body.lineId);
  if (!line) throw refuse('line_not_found');
  const decidedAt = decisionTime(body, now);
  checkOffSale(line, body);
  const shelf = { storeId: own.order.storeId, itemId: line.itemId, lineId: line.id, operator };
  const takeOff = () => (body.offSale ? takeOffSale(tx, shelf, decidedAt, now) : Promise.resolve(false));
  if (isSame(line, body)) return takeOff();
  if (line.decidedAt && line.decidedAt > decidedAt) {
    if (line.decidedBy !== operatorId) throw refuse('pick_outdated', 'The line was decided again since');
    // Their own earlier decision arrives late, so the later one stays.
    return false;
  }
  await writeDecision(tx, own, line, body);
  await tx.update(orderLines).set({ decidedAt, decidedBy: operatorId }).where(eq(orderLines.id, line.id));
  await tx
    .update(orderPicks)
    .set({ changes: sql`${orderPicks.changes} + 1` })
    .where(eq(orderPicks.draftOrderId, own.order.draftOrderId));
  if (body.picked === null) await putBackOnSale(tx, shelf, now);
  return takeOff();
}

/** The line as it is now, also of an order that was finished since. */
async function readLine(db: Database, { body, operator }: DecideCall): Promise<PickLine> {
  const [row] = await db
    .select({ order: orders, pick: orderPicks })
    .from(orders)
    .innerJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(eq(orders.businessOrderId, body.businessOrderId.toUpperCase()));
  if (!row || !isPlaced(row.order) || !worksFor(operator, row.order)) throw refuse('order_not_in_picking');
  const line = await lineOf(db, row.order.draftOrderId, body.lineId);
  const [view] = line ? await pickLineViews(db, [{ order: row.order, pick: row.pick }], [line]) : [];
  if (!view) throw refuse('line_not_found');
  return view;
}

/**
 * Decides a line of the operator's batch, or undoes its decision. The same decision again changes nothing, and a request
 * that is repeated under its key gets the line as it is now.
 */
export async function decideLine(context: ServiceContext, call: DecideCall): Promise<ReplyOf<'POST /desk/pick-line'>> {
  const { requestKey, operator, body, businessId, now } = call;
  const request = requestKey && {
    businessId,
    operation: requestKey.operation,
    key: requestKey.value,
    requestHash: context.keys.digest(JSON.stringify([operator.operatorId, body])),
    now,
  };
  const { staysOnSale } = await changeWithKey(context, request, async (tx) => ({
    reply: { staysOnSale: await decide(tx, call) },
    isChanged: true,
  }));
  return { ...(await readLine(context.db, call)), ...(staysOnSale && { staysOnSale }) };
}
