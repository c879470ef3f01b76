import type { BasketMenuItem, ChosenValue } from '@storefront/api/entities/basket';
import { defaultChoice, findOptionFaults } from '@storefront/api/option-rules';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { basketLines } from '../../database/schema/basket';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { isOnDay } from '../catalogue/item-days';
import { optionView } from '../catalogue/item-view';
import { listedItem, optionsOf } from '../catalogue/items.repository';
import { heldSlot } from '../slots/reservation.repository';
import { type BasketRow, linesOf } from './basket.repository';
import { assertWithinLimits } from './basket-limits';
import { optionsKey } from './price-basket';
import { substituteColumns } from './substitutes';

/** Validates chosen options against the item's option groups; without a choice it returns the default one. */
export async function validateChoice(
  tx: Database,
  itemId: number,
  chosen: readonly ChosenValue[] | undefined,
): Promise<ChosenValue[]> {
  const options = (await optionsOf(tx, [itemId])).map(optionView);
  const choice = chosen ? [...chosen] : defaultChoice(options);
  const faults = findOptionFaults(options, choice);
  if (faults.length === 0) return choice;
  const errors = faults.map(({ optionId, code }) => ({ path: `options.${optionId}`, message: code, code }));
  throw refuse('options_invalid', undefined, errors);
}

/**
 * Adds an item to a basket of its store. The same options again increase the line's quantity.
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
  const item = await listedItem(tx, basket.storeId ?? 0, requested.id);
  if (!item || item.businessId !== business.id) throw refuse('item_not_found', 'Product not found');
  if (!item.inStock) throw refuse('item_unavailable', 'Item is no longer available.');
  const held = await heldSlot(tx, basket.id, now);
  if (held && !isOnDay(item, held.timeSlotDate))
    throw refuse('item_not_on_day', `Not available on ${held.timeSlotDate}, the day of the slot`);
  const lines = await linesOf(tx, basket.id);
  const knownAge = Math.max(
    confirmedAge,
    ...lines.filter(({ itemId }) => itemId === item.id).map((line) => line.confirmedAge ?? 0),
  );
  if (item.minimumAge !== null && !ageConfirmed && knownAge < item.minimumAge)
    throw refuse('age_restricted', `You must be at least ${item.minimumAge} to purchase this item`);
  const quantity = requested.quantity ?? 1;
  const options = await validateChoice(tx, item.id, requested.options);
  assertWithinLimits(business, lines, { itemId: item.id, more: quantity });
  const replaced = { storeId: basket.storeId, itemId: item.id, confirmedAge: item.minimumAge };
  const substitute = await substituteColumns(tx, replaced, requested);
  const [line] = await tx
    .insert(basketLines)
    .values({
      id: newId(),
      basketId: basket.id,
      itemId: item.id,
      quantity,
      options,
      optionsKey: optionsKey(options),
      ...substitute,
      instructions: requested.instructions ?? null,
      seenUnitTotal: requested.shownPrice ?? null,
      confirmedAge: item.minimumAge,
    })
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.itemId, basketLines.optionsKey],
      set: { quantity: sql`${basketLines.quantity} + ${quantity}`, ...substitute, confirmedAge: item.minimumAge },
    })
    .returning({ id: basketLines.id });
  if (!line) throw new Error('The line was not saved');
  return line.id;
}

/** Removes a line. */
export async function deleteLine(tx: Database, lineId: number): Promise<void> {
  await tx.delete(basketLines).where(eq(basketLines.id, lineId));
}
