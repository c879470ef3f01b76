import type { ItemImages } from '@storefront/api/entities/item-images';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { type OrderedWeight, orderLines } from '../../database/schema/order';
import { newId } from '../../ids';
import { substitutionOf } from '../basket/lines/substitutes';
import type { PricedLine } from '../basket/prices/priced-basket';

/** The estimate of an item sold by weight. The shopper never pays more, even if the picked one is heavier. */
const weightOf = ({ typicalGrams }: PricedLine['item'], quantity: number, estimate: number): OrderedWeight | null =>
  typicalGrams === null ? null : { estimatedGrams: typicalGrams * quantity, estimate, limit: estimate };

/** Replaces an order's lines with the current basket lines and prices. Lines whose item is gone are left out. */
export async function writeOrderLines(
  tx: Database,
  draftOrderId: number,
  basketLines: readonly PricedLine[],
): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.draftOrderId, draftOrderId));
  const lines = basketLines.filter(({ price }) => price.available);
  if (lines.length === 0) return;
  await tx.insert(orderLines).values(
    lines.map(({ row, item, price, deal, breakdown, substitute }, position) => ({
      id: newId(),
      draftOrderId,
      itemId: item.id,
      sku: item.code,
      gtin: item.gtin,
      name: item.name,
      images: item.images,
      quantity: row.quantity,
      options: price.options,
      unitTotal: price.unitTotal,
      lineTotal: price.lineTotal,
      dealSaving: deal?.saving ?? 0,
      dealText: deal?.text ?? null,
      substitution: substitutionOf(substitute),
      substitute: substitute && { kind: substitute.kind, menuItemId: substitute.menuItemId, name: substitute.name },
      instructions: row.instructions,
      confirmedAge: row.confirmedAge,
      weight: weightOf(item, row.quantity, price.lineTotal),
      breakdown,
      position,
    })),
  );
}

/** The pictures of each order's first few lines, by draft order. */
export async function firstPictures(
  db: Database,
  draftOrderIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, ItemImages[]>> {
  const pictures = new Map<number, ItemImages[]>();
  if (draftOrderIds.length === 0) return pictures;
  const rows = await db
    .select({ draftOrderId: orderLines.draftOrderId, images: orderLines.images })
    .from(orderLines)
    .where(and(inArray(orderLines.draftOrderId, [...draftOrderIds]), lt(orderLines.position, most)))
    .orderBy(asc(orderLines.position));
  for (const { draftOrderId, images } of rows)
    pictures.set(draftOrderId, [...(pictures.get(draftOrderId) ?? []), images]);
  return pictures;
}
