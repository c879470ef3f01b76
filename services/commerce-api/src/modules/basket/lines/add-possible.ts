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

/**
 * Adds to a locked basket what can be added: as many of each item as its limits and the store's stock allow, with the
 * chosen substitute if that is still possible. Reads and writes as much for sixty items as for one.
 * @param leavesOutAges items for which the shopper is too young are left out, and otherwise refused
 * @throws Problem age_restricted
 */
export async function addPossible(
  tx: Database,
  business: Business,
  basket: BasketRow,
  requested: readonly AddedAgain[],
  { ageConfirmed, leavesOutAges, now }: { ageConfirmed: boolean; leavesOutAges: boolean; now: Date },
): Promise<PossibleAdded> {
  const { storeId } = basket;
  const ids = [...new Set(requested.map(({ id }) => id))];
  const items = await readItems(tx, ids);
  const listings = await listingsOfItems(tx, storeId ?? 0, ids);
  const replacements = await replacementsAt(
    tx,
    storeId,
    requested.map(({ substitute }) => substitute),
  );
  const day = (await heldSlot(tx, basket.id, now))?.timeSlotDate;
  let lines = await linesOf(tx, basket.id);
  const added = new Map<number, LineRow>();
  const outcome: PossibleAdded = { lineIds: [], missing: [], withoutSubstitute: [] };
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
      const planning = { business, basketId: basket.id, lines, item, listing, day, ageConfirmed };
      const planned = planLine({ ...wanted, quantity }, planning);
      const line = { ...planned, ...(substitute && columnsOf(substitute)) };
      lines = [...lines.filter(({ id }) => id !== line.id), line];
      added.set(line.id, line);
      outcome.lineIds.push(line.id);
      if (chosen && !substitute) outcome.withoutSubstitute.push(named);
      if (quantity < asked) outcome.missing.push({ ...named, quantity: asked - quantity });
    } catch (error) {
      const isLeftOut =
        error instanceof Problem &&
        (ITEM_PROBLEMS.includes(error.code) || (leavesOutAges && error.code === 'age_restricted'));
      if (!isLeftOut) throw error;
      outcome.missing.push(named);
    }
  }
  await saveLines(tx, [...added.values()]);
  return outcome;
}
