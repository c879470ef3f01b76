import type { BasketMenuItem } from '@storefront/api/entities/basket';
import type { Database } from '../../../database/database.types';
import type { Business } from '../../businesses/businesses.repository';
import type { CatalogueItem } from '../../catalogue/items/items.repository';
import { heldSlotOf } from '../../slots/reservation.repository';
import type { LineRow } from '../basket.repository';
import type { BasketSnapshot } from '../basket-snapshot';
import type { StoredRow } from './list-rows';
import { planLine } from './plan-line';
import { substituteColumns } from './substitutes';

/** Who adds which items. */
export interface LinesPlanning {
  business: Business;
  items: ReadonlyMap<number, CatalogueItem>;
  /** The shopper has just confirmed their age. */
  ageConfirmed: boolean;
  /** The age that they confirmed for these items before. */
  confirmedAge?: number;
  now: Date;
}

interface PlannedLines {
  /** All lines of the basket after the change. */
  lines: StoredRow<LineRow>[];
  /** The added and increased lines, in the order of the request. */
  lineIds: number[];
}

/**
 * A basket's lines after requested items were added to it, all of them or none. Writes nothing.
 * @param before the basket at its store, with the listings of the requested items
 * @throws Problem when an item cannot be added, or cannot have the requested substitute
 */
export async function planLines(
  db: Database,
  before: Pick<BasketSnapshot, 'basket' | 'place' | 'lines' | 'listings'>,
  requested: readonly BasketMenuItem[],
  { items, now, ...planning }: LinesPlanning,
): Promise<PlannedLines> {
  const { id: basketId, storeId } = before.basket;
  const day = heldSlotOf(before.place, now)?.timeSlotDate;
  const planned: PlannedLines = { lines: [...before.lines], lineIds: [] };
  for (const item of requested) {
    const listing = before.listings.get(item.id);
    const rows = planned.lines.map(({ row }) => row);
    const line = planLine(item, { ...planning, basketId, lines: rows, item: items.get(item.id), listing, day });
    const replaced = { storeId, itemId: line.itemId, confirmedAge: line.confirmedAge };
    const row = { ...line, ...(await substituteColumns(db, replaced, item)) };
    const at = planned.lines.findIndex((one) => one.row.id === row.id);
    if (at >= 0) planned.lines[at] = { row, listing: planned.lines[at]?.listing ?? null };
    else planned.lines.push({ row, listing: listing ?? null });
    planned.lineIds.push(row.id);
  }
  return planned;
}
