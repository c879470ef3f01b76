import type { BasketMenuItem, ChosenValue } from '@storefront/api/entities/basket';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { basketLines } from '../../database/schema/basket';
import type { Business } from '../businesses/businesses.repository';
import { readItems } from '../catalogue/catalogue-source';
import { optionsOf } from '../catalogue/items.repository';
import { heldSlot } from '../slots/reservation.repository';
import { type BasketRow, type LineRow, linesOf } from './basket.repository';
import { listingForBasket } from './listing-for-basket';
import { chosenOptions, planLine } from './plan-line';
import { substituteColumns } from './substitutes';

/** Validates chosen options against the item's option groups; without a choice it returns the default one. */
export async function validateChoice(
  tx: Database,
  itemId: number,
  chosen: readonly ChosenValue[] | undefined,
): Promise<ChosenValue[]> {
  return chosenOptions(await optionsOf(tx, [itemId]), chosen);
}

/**
 * Adds an item to a locked basket of its store. The same options again increase the line's quantity.
 * @param ageConfirmed the shopper has just confirmed their age
 * @param confirmedAge the age that they confirmed for this item before
 */
export async function addLine(
  tx: Database,
  business: Business,
  basket: BasketRow,
  requested: BasketMenuItem,
  { ageConfirmed, confirmedAge = 0, now }: { ageConfirmed: boolean; confirmedAge?: number; now: Date },
): Promise<number> {
  const item = (await readItems(tx, [requested.id])).get(requested.id);
  const line = planLine(requested, {
    business,
    basketId: basket.id,
    lines: await linesOf(tx, basket.id),
    item,
    listing: await listingForBasket(tx, basket, requested.id),
    day: (await heldSlot(tx, basket.id, now))?.timeSlotDate,
    ageConfirmed,
    confirmedAge,
  });
  const replaced = { storeId: basket.storeId, itemId: line.itemId, confirmedAge: line.confirmedAge };
  const substitute = await substituteColumns(tx, replaced, requested);
  await saveLines(tx, [{ ...line, ...substitute }]);
  return line.id;
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
