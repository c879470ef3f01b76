import type { BasketMenuItem, MissingItem, SubstituteChoice } from '@storefront/api/entities/basket';
import type { Database } from '../../../database/database.types';
import { Problem } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import { readItems } from '../../catalogue/catalogue-source';
import { listingsOfItems } from '../../catalogue/items/items.repository';
import { heldSlot } from '../../slots/reservation.repository';
import { type BasketRow, type LineRow, linesOf } from '../basket.repository';
import { saveLines } from './add-line';
import { roomFor } from './basket-limits';
import { planLine } from './plan-line';
import { columnsOf, possibleSubstitute, replacementsAt } from './substitutes';

/** Problems of a single item: it is left out and reported. */
const ITEM_PROBLEMS: readonly string[] = [
  'item_not_found',
  'item_unavailable',
  'item_not_on_day',
  'options_invalid',
  'item_limit_reached',
  'basket_limit_reached',
  'basket_limit_exceeded',
];

/** What became of the items of a request. */
export interface PossibleAdded {
  lineIds: number[];
  missing: MissingItem[];
  /** Items that were added although their substitute is no longer possible. */
  withoutSubstitute: { menuItemId: number; name: string }[];
}

/** An item to add again. */
export type AddedAgain = BasketMenuItem & {
  substitute?: SubstituteChoice;
  /** The age that the shopper had confirmed for it. */
  confirmedAge?: number | null;
};

/** How the ages of restricted items are settled. */
interface Ages {
  ageConfirmed: boolean;
  /** Items for which the shopper is too young are left out, and otherwise refused. */
  leavesOutAges: boolean;
  /** What was confirmed for the same items before still counts. */
  keepsAges?: boolean;
}

/** What becomes of requested items. */
interface PossiblePlan extends PossibleAdded {
  /** The added and increased lines. */
  added: LineRow[];
  /** How many of each request are added, in their order. */
  quantities: number[];
}

/**
 * What can be added to a basket of a store: as many of each item as its limits and the store's stock allow, with the
 * chosen substitute if that is still possible. Writes nothing; reads as much for sixty items as for one.
 * @param at the basket, with the lines that it has, and the day of its slot
 * @throws Problem age_restricted
 */
export async function planPossible(
  db: Database,
  business: Business,
  at: Pick<BasketRow, 'id' | 'storeId'> & { lines: readonly LineRow[]; day?: string },
  requested: readonly AddedAgain[],
  { ageConfirmed, leavesOutAges, keepsAges }: Ages,
): Promise<PossiblePlan> {
  const { storeId, day } = at;
  const ids = [...new Set(requested.map(({ id }) => id))];
  const items = await readItems(db, ids);
  const listings = await listingsOfItems(db, storeId ?? 0, ids);
  const replacements = await replacementsAt(
    db,
    storeId,
    requested.map(({ substitute }) => substitute),
  );
  let { lines } = at;
  const added = new Map<number, LineRow>();
  const outcome: Omit<PossiblePlan, 'added'> = { lineIds: [], missing: [], withoutSubstitute: [], quantities: [] };
  for (const { substitute: chosen, confirmedAge, ...wanted } of requested) {
    const { id: itemId, quantity: asked = 1 } = wanted;
    const item = items.get(itemId);
    const listing = listings.get(itemId);
    const named = { menuItemId: itemId, name: item?.facts.businessId === business.id ? item.facts.name : '' };
    // Without room, the addition of one is refused with the limit's own code.
    const quantity = Math.min(asked, Math.max(roomFor(business, lines, { itemId, stock: listing?.stock }), 1));
    const age = Math.max(confirmedAge ?? 0, ageConfirmed ? (item?.facts.minimumAge ?? 0) : 0);
    const substitute = possibleSubstitute({ itemId, confirmedAge: age }, chosen ?? null, replacements);
    try {
      const planning = { business, basketId: at.id, lines, item, listing, day, ageConfirmed };
      const known = keepsAges && confirmedAge ? { confirmedAge } : {};
      const planned = planLine({ ...wanted, quantity }, { ...planning, ...known });
      const line = { ...planned, ...(substitute && columnsOf(substitute)) };
      lines = [...lines.filter(({ id }) => id !== line.id), line];
      added.set(line.id, line);
      outcome.lineIds.push(line.id);
      outcome.quantities.push(quantity);
      if (chosen && !substitute) outcome.withoutSubstitute.push(named);
      if (quantity < asked) outcome.missing.push({ ...named, quantity: asked - quantity });
    } catch (error) {
      const isLeftOut =
        error instanceof Problem &&
        (ITEM_PROBLEMS.includes(error.code) || (leavesOutAges && error.code === 'age_restricted'));
      if (!isLeftOut) throw error;
      outcome.missing.push(named);
      outcome.quantities.push(0);
    }
  }
  return { ...outcome, added: [...added.values()] };
}

/**
 * Adds to a locked basket what can be added.
 * @throws Problem age_restricted
 */
export async function addPossible(
  tx: Database,
  business: Business,
  basket: BasketRow,
  requested: readonly AddedAgain[],
  { now, ...ages }: Ages & { now: Date },
): Promise<PossibleAdded> {
  const day = (await heldSlot(tx, basket.id, now))?.timeSlotDate;
  const at = { ...basket, lines: await linesOf(tx, basket.id), day };
  const { added, quantities: _, ...outcome } = await planPossible(tx, business, at, requested, ages);
  await saveLines(tx, added);
  return outcome;
}
