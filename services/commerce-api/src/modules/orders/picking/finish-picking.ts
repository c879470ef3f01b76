import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { orderLines, orders } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import { pricePicked } from '../../pricing/price-picked';
import type { LineBreakdown } from '../../pricing/pricing.types';

type LineRow = typeof orderLines.$inferSelect;
type PricedLine = LineRow & { breakdown: Omit<LineBreakdown, 'lineId'> };

const isAsAsked = ({ picked, quantity, substituted, weight }: LineRow) =>
  (picked ?? quantity) === quantity && !substituted && !weight?.weighed;

/** The sums of a picked line, and those that were agreed before. */
function pickedColumns(
  line: PricedLine,
  { breakdown, substitute }: ReturnType<typeof pricePicked>['lines'][number],
): Partial<LineRow> {
  const { lineTotal, dealSaving, breakdown: before } = line;
  return {
    picked: line.picked ?? line.quantity,
    lineTotal: breakdown.gross,
    dealSaving: breakdown.deals.reduce((all, { saving }) => all + saving, 0),
    breakdown,
    substituted: line.substituted && substitute && { ...line.substituted, ...substitute },
    agreed: { lineTotal, dealSaving, breakdown: before },
  };
}

/**
 * Prices what was picked of an order, whose row the caller has locked, and stores the sums with the order and its
 * lines. @returns the new total, which is never above the agreed one
 * @throws Problem nothing_picked
 */
export async function finishPicking(tx: Database, order: PlacedOrder): Promise<number> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  if (lines.length > 0 && lines.every(({ picked, substituted }) => picked === 0 && !substituted))
    throw refuse('nothing_picked');
  const isPriced = (line: LineRow): line is PricedLine => line.breakdown !== null;
  const { breakdown, totals, total } = order;
  if (lines.every(isAsAsked) || !lines.every(isPriced) || !breakdown) {
    for (const { id, quantity } of lines)
      await tx.update(orderLines).set({ picked: quantity }).where(eq(orderLines.id, id));
    return total;
  }
  const priced = pricePicked({
    lines: lines.map(({ breakdown: agreed, quantity, picked, weight, substituted }) => ({
      agreed,
      asked: quantity,
      picked: picked ?? quantity,
      weighed: weight?.weighed?.amount ?? null,
      substitute: substituted && {
        quantity: substituted.quantity,
        price: Math.floor(substituted.amount / substituted.quantity),
        vatRate: substituted.vatRate,
      },
    })),
    fees: breakdown.fees,
    tip: totals.tip,
  });
  for (const [place, line] of lines.entries()) {
    const of = priced.lines[place];
    if (of) await tx.update(orderLines).set(pickedColumns(line, of)).where(eq(orderLines.id, line.id));
  }
  const { coupon } = breakdown;
  const couponDiscount = priced.lines.reduce((all, one) => all + one.breakdown.couponSaving, 0);
  await tx
    .update(orders)
    .set({
      agreed: { total, totals, breakdown },
      total: priced.totals.total,
      totals: { ...totals, ...priced.totals },
      breakdown: { fees: priced.fees, vat: priced.vat, coupon: coupon && { ...coupon, discount: couponDiscount } },
    })
    .where(eq(orders.draftOrderId, order.draftOrderId));
  return priced.totals.total;
}
