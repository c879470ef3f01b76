import type { Database } from '../../../database/database.types';
import type { Business } from '../../businesses/businesses.repository';
import type { BasketRow, LineRow } from '../basket.repository';
import { planPossible } from './add-possible';
import { ownSubstitute } from './substitutes';

/**
 * The lines of a basket as another store sells them, at its prices, with what the shopper has chosen for each. Writes
 * nothing. The slot is of the store that the basket leaves, so no day limits them; an age that was confirmed is not asked
 * for again.
 */
export function planMove(
  db: Database,
  business: Business,
  basket: Pick<BasketRow, 'id'>,
  lines: readonly LineRow[],
  storeId: number,
) {
  const requested = lines.map((line) => ({
    id: line.itemId,
    quantity: line.quantity,
    options: line.options,
    substitute: ownSubstitute(line) ?? undefined,
    confirmedAge: line.confirmedAge,
    ...(line.instructions !== null && { instructions: line.instructions }),
  }));
  const ages = { ageConfirmed: false, leavesOutAges: true, keepsAges: true };
  return planPossible(db, business, { id: basket.id, storeId, lines: [] }, requested, ages);
}
