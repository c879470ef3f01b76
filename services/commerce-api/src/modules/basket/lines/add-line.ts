import type { BasketMenuItem, ChosenValue } from '@storefront/api/entities/basket';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { basketLines } from '../../../database/schema/basket';
import { readItems } from '../../catalogue/catalogue-source';
import { optionsOf } from '../../catalogue/items/items.repository';
import type { BasketRow, LineRow } from '../basket.repository';
import { snapshotOf } from '../basket-snapshot';
import { chosenOptions } from './plan-line';
import { type LinesPlanning, planLines } from './plan-lines';

/** Validates chosen options against the item's option groups; without a choice it returns the default one. */
export async function validateChoice(
  tx: Database,
  itemId: number,
  chosen: readonly ChosenValue[] | undefined,
): Promise<ChosenValue[]> {
  return chosenOptions(await optionsOf(tx, [itemId]), chosen);
}

/**
 * Adds items to a locked basket of its store, all of them or none. The same options again increase the line's quantity.
 * @returns the added and increased lines, in the order of the request
 */
export async function addLines(
  tx: Database,
  basket: Pick<BasketRow, 'id'>,
  requested: readonly BasketMenuItem[],
  planning: Omit<LinesPlanning, 'items'>,
): Promise<number[]> {
  const itemIds = requested.map(({ id }) => id);
  const before = await snapshotOf(tx, basket, itemIds);
  const items = await readItems(tx, itemIds);
  const { lines, lineIds } = await planLines(tx, before, requested, { ...planning, items });
  await saveLines(
    tx,
    lines.flatMap(({ row }) => (lineIds.includes(row.id) ? row : [])),
  );
  return lineIds;
}

/** Writes lines of a locked basket: new ones, and what adding changes about the others. */
export async function saveLines(tx: Database, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(basketLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: basketLines.id,
      set: {
        quantity: sql`excluded.quantity`,
        instructions: sql`excluded.instructions`,
        confirmedAge: sql`excluded.confirmed_age`,
        substitution: sql`excluded.substitution`,
        substitute: sql`excluded.substitute`,
      },
    });
}

/** Removes a line. */
export async function deleteLine(tx: Database, lineId: number): Promise<void> {
  await tx.delete(basketLines).where(eq(basketLines.id, lineId));
}
