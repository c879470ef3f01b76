import type { ProblemCode } from '@storefront/api/problem-codes';
import { refuse } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import type { LineRow } from '../basket.repository';

type LineQuantity = Pick<LineRow, 'id' | 'itemId' | 'quantity'>;

const count = (rows: readonly LineQuantity[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0);
const countOf = (lines: readonly LineQuantity[], id: number) => count(lines.filter(({ itemId }) => itemId === id));
const itemLimitOf = ({ settings: { itemLimit } }: Business, stock: number | null | undefined): number =>
  Math.min(itemLimit, stock ?? itemLimit);

/** How many more of an item a basket can hold; 0 or less when it is full. @param stock null where it is not counted */
export function roomFor(
  business: Business,
  lines: readonly LineQuantity[],
  { itemId, stock }: { itemId: number; stock?: number | null },
): number {
  const room = business.settings.basketLimit - count(lines);
  return Math.min(room, itemLimitOf(business, stock) - countOf(lines, itemId));
}

/** The error's field 'quantity' holds the limit. */
const limitRefusal = (code: ProblemCode, detail: string, limit: number) =>
  refuse(code, detail, [{ path: 'quantity', message: String(limit), code }]);

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
  const { basketLimit } = business.settings;
  const itemLimit = itemLimitOf(business, changed.stock);
  if (countOf(lines, changed.itemId) + changed.more > itemLimit)
    throw limitRefusal('item_limit_reached', 'Item limit has been reached', itemLimit);
  const all = count(lines);
  if (all >= basketLimit) throw limitRefusal('basket_limit_reached', 'Basket limit has been reached', basketLimit);
  if (all + changed.more > basketLimit)
    throw limitRefusal('basket_limit_exceeded', 'This will go over your basket limit', basketLimit);
}
