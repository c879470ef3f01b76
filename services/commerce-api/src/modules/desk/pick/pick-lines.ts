import type { PickLine } from '@storefront/api/entities/desk/pick-list';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orderLines } from '../../../database/schema/order';
import { wishOf } from '../../orders/picking/pick-lines.service';
import type { PickedOrder } from './batch.repository';
import { type PlacedItem, placedItems } from './placed-items';

export type LineRow = typeof orderLines.$inferSelect;

/** The lines of orders, in the order of their positions. */
export function linesOf(db: Database, picked: readonly PickedOrder[]): Promise<LineRow[]> {
  const ids = picked.map(({ order }) => order.draftOrderId);
  return db.select().from(orderLines).where(inArray(orderLines.draftOrderId, ids)).orderBy(asc(orderLines.position));
}

/** A line of an order, or undefined. */
export async function lineOf(db: Database, draftOrderId: number, lineId: number): Promise<LineRow | undefined> {
  const [line] = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.draftOrderId, draftOrderId)));
  return line;
}

function lineView({ pick, order }: PickedOrder, line: LineRow, item: PlacedItem | undefined): PickLine {
  const { substituted, weight } = line;
  return {
    lineId: line.id,
    businessOrderId: order.businessOrderId,
    tote: pick.tote,
    menuItemId: line.itemId,
    name: line.name,
    brand: item?.brand ?? null,
    size: item?.size ?? null,
    images: line.images,
    price: item?.price ?? line.unitTotal,
    sku: item?.sku ?? line.sku,
    gtin: item?.gtin ?? line.gtin,
    zone: item?.zone ?? 'ambient',
    place: item?.place ?? null,
    stock: item?.stock ?? null,
    options: line.options,
    quantity: line.quantity,
    picked: line.picked,
    substituted: substituted && {
      menuItemId: substituted.itemId,
      name: substituted.name,
      quantity: substituted.quantity,
    },
    weight: weight && { estimatedGrams: weight.estimatedGrams, weighedGrams: weight.weighed?.grams ?? null },
    note: line.instructions,
    wish: {
      kind: wishOf(line),
      menuItemId: line.substitute?.menuItemId ?? null,
      name: line.substitute?.name ?? null,
    },
    minimumAge: line.confirmedAge,
  };
}

/** Lines of one store's orders as pickers see them. */
export async function pickLineViews(
  db: Database,
  picked: readonly PickedOrder[],
  lines: readonly LineRow[],
): Promise<PickLine[]> {
  const found = await placedItems(db, picked[0]?.pick.storeId ?? 0, [...new Set(lines.map(({ itemId }) => itemId))]);
  const byOrder = new Map(picked.map((one) => [one.order.draftOrderId, one]));
  return lines.flatMap((line) => {
    const of = byOrder.get(line.draftOrderId);
    return of ? [lineView(of, line, found.get(line.itemId))] : [];
  });
}
