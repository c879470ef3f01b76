import type { SubstituteKind } from '@storefront/api/entities/basket';
import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { type OrderedWeight, orderLines, type Substituted } from '../../../database/schema/order';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import { listedItem } from '../../catalogue/items/items.repository';
import { vatRates } from '../../pricing/vat';
import { orderHistoryView } from '../order-history';
import { openPick } from './open-pick';
import { lockOperatorsOrder } from './operators-order';
import { recordAction } from './record-action';

type Body = BodyOf<'POST /admin/order-pick'>;
type Pick = Body['lines'][number];
type LineRow = typeof orderLines.$inferSelect;
type Wish = { substitute: LineRow['substitute']; substitution: LineRow['substitution'] };

/** What the shopper wants in place of a missing item. */
export const wishOf = ({ substitute, substitution }: Wish): SubstituteKind =>
  substitute?.kind ?? (substitution === 'allow' ? 'similar' : 'none');

/** Whether the shopper's wish for a line allows this item in its place. */
function isWished(line: LineRow, { menuItemId, isAgreed }: NonNullable<Pick['substitute']>): boolean {
  if (menuItemId === line.itemId) return false;
  const wish = wishOf(line);
  if (wish === 'item') return menuItemId === line.substitute?.menuItemId;
  return wish === 'similar' || (wish === 'ask' && isAgreed === true);
}

/**
 * The item in place of missing ones. `amount` is its own price here; pricing the picked order limits it.
 * @throws Problem substitute_refused, item_not_found
 */
async function substitutedBy(
  tx: Database,
  storeId: number,
  line: LineRow,
  substitute: NonNullable<Pick['substitute']>,
): Promise<Substituted> {
  if (!isWished(line, substitute))
    throw refuse('substitute_refused', `The shopper wants no such item for ${line.name}`);
  const item = await listedItem(tx, storeId, substitute.menuItemId);
  if (!item || (item.minimumAge ?? 0) > (line.confirmedAge ?? 0))
    throw refuse('substitute_refused', `The store has no such item for ${line.name}`);
  const { quantity } = substitute;
  const vatRate = vatRates[item.vatClass];
  const { code: sku, gtin, name } = item;
  return { itemId: item.id, sku, gtin, name, quantity, amount: item.price * quantity, vatRate, vat: 0 };
}

/** The price of what was weighed, never above the estimate. @throws Problem pick_invalid for a line without weight */
function weighedBy(line: LineRow, grams: number | undefined): OrderedWeight | null {
  if (grams === undefined) return line.weight && { ...line.weight, weighed: undefined };
  if (!line.weight) throw refuse('pick_invalid', `${line.name} is not sold by weight`);
  const { estimate, estimatedGrams, limit } = line.weight;
  return {
    ...line.weight,
    weighed: { grams, amount: Math.min(limit, Math.round((estimate * grams) / estimatedGrams)) },
  };
}

/**
 * Records what was picked of one line of an order that is being picked.
 * @throws Problem pick_invalid, substitute_refused
 */
export async function pickLine(
  tx: Database,
  storeId: number,
  line: LineRow,
  pick: Omit<Pick, 'lineId'>,
): Promise<void> {
  const { picked, substitute } = pick;
  // Orders from before the breakdown was stored can only be picked as asked.
  if (!line.breakdown) throw refuse('pick_invalid', `The shares of ${line.name} are not known`);
  if (picked + (substitute?.quantity ?? 0) > line.quantity)
    throw refuse('pick_invalid', `Only ${line.quantity} of ${line.name} were asked for`);
  await tx
    .update(orderLines)
    .set({
      picked,
      substituted: substitute ? await substitutedBy(tx, storeId, line, substitute) : null,
      weight: weighedBy(line, pick.grams),
    })
    .where(eq(orderLines.id, line.id));
}

/** Records what was picked of an order that the store is picking. A line can be recorded again until it is picked. */
export async function pickLines(
  { db }: ServiceContext,
  { businessOrderId, lines }: Body,
  operator: CallingOperator,
  now: Date,
): Promise<Order> {
  const order = await inTransaction(db, async (tx) => {
    const row = await lockOperatorsOrder(tx, operator, businessOrderId);
    if (row.status !== 'store_accepted_picking') throw refuse('order_not_in_picking');
    const open = operator.role === 'picker' ? await openPick(tx, row.draftOrderId) : undefined;
    if (open && open.operatorId !== operator.operatorId) throw refuse('order_has_picker');
    for (const pick of lines) {
      const [line] = await tx
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.id, pick.lineId), eq(orderLines.draftOrderId, row.draftOrderId)));
      if (!line) throw refuse('line_not_found');
      await pickLine(tx, row.storeId, line, pick);
      // A picker's earlier decision, which a device without a connection sends later, must not replace it.
      await tx
        .update(orderLines)
        .set({ decidedAt: now, decidedBy: operator.operatorId })
        .where(eq(orderLines.id, line.id));
    }
    await recordAction(tx, row, { action: 'pick', note: 'Recorded what was picked', by: byOperator(operator) }, now);
    return row;
  });
  return orderHistoryView(db, order.draftOrderId);
}
