import type { BasketMenuItem, MissingItem, SubstituteChoice } from '@storefront/api/entities/basket';
import type { Database } from '../../database/database.types';
import { Problem } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { factsOf, listingOf } from '../catalogue/items.repository';
import { addLine } from './add-line';
import { type BasketRow, linesOf } from './basket.repository';
import { roomFor } from './basket-limits';
import { possibleSubstitute } from './substitutes';

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
 * chosen substitute if that is still possible.
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
  const added: PossibleAdded = { lineIds: [], missing: [], withoutSubstitute: [] };
  const { storeId } = basket;
  const facts = new Map(
    (
      await factsOf(
        tx,
        requested.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  for (const { substitute: chosen, confirmedAge, ...item } of requested) {
    const { id: itemId, quantity: wanted = 1 } = item;
    const known = facts.get(itemId);
    const named = { menuItemId: itemId, name: known?.businessId === business.id ? known.name : '' };
    const { stock } = (await listingOf(tx, storeId ?? 0, itemId)) ?? {};
    // Without room, the addition of one is refused with the limit's own code.
    const quantity = Math.min(wanted, Math.max(roomFor(business, await linesOf(tx, basket.id), { itemId, stock }), 1));
    const age = Math.max(confirmedAge ?? 0, ageConfirmed ? (known?.minimumAge ?? 0) : 0);
    const substitute = await possibleSubstitute(tx, { storeId, itemId, confirmedAge: age }, chosen ?? null);
    try {
      const again = { ...item, quantity, substitute };
      added.lineIds.push(await addLine(tx, business, basket, again, { ageConfirmed, now }));
      if (chosen && !substitute) added.withoutSubstitute.push(named);
      if (quantity < wanted) added.missing.push({ ...named, quantity: wanted - quantity });
    } catch (error) {
      const isLeftOut =
        error instanceof Problem &&
        (ITEM_PROBLEMS.includes(error.code) || (leavesOutAges && error.code === 'age_restricted'));
      if (!isLeftOut) throw error;
      added.missing.push(named);
    }
  }
  return added;
}
