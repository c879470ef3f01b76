import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import type { LineRow } from './basket.repository';

type LineQuantity = Pick<LineRow, 'id' | 'itemId' | 'quantity'>;

/**
 * Maximum quantity of one item, and of all items, in a basket.
 * @param changed.stock how many are left of the item; null where the store does not count them
 */
export function assertWithinLimits(
  business: Business,
  lines: readonly LineQuantity[],
  changed: { itemId: number; more: number; stock?: number | null },
): void {
  if (changed.more <= 0) return;
  const { itemLimit, basketLimit } = business.settings;
  const count = (rows: readonly LineQuantity[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const ofItem = count(lines.filter(({ itemId }) => itemId === changed.itemId));
  if (ofItem + changed.more > Math.min(itemLimit, changed.stock ?? itemLimit))
    throw refuse('item_limit_reached', 'Item limit has been reached');
  const all = count(lines);
  if (all >= basketLimit) throw refuse('basket_limit_reached', 'Basket limit has been reached');
  if (all + changed.more > basketLimit) throw refuse('basket_limit_exceeded', 'This will go over your basket limit');
}
