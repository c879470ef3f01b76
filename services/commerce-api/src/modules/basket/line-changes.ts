import type { BasketUpdate } from '@storefront/api/entities/basket';
import type { CurrentLine } from './priced-basket';

type ChangedLine = Pick<CurrentLine, 'row' | 'item' | 'price' | 'notOnDay'>;
/** The quantities that the business's limit of one item allows, by line; a line within the limit has no entry. */
type QuantityLimits = ReadonlyMap<number, number>;

/** Lines above a limit that was lowered after they were added. An item's first lines keep their quantity. */
export function limitQuantities(lines: readonly ChangedLine[], itemLimit: number): QuantityLimits {
  const left = new Map<number, number>();
  const limits = new Map<number, number>();
  for (const { row, price } of lines) {
    if (!price.available) continue;
    const allowed = Math.min(row.quantity, left.get(row.itemId) ?? itemLimit);
    left.set(row.itemId, (left.get(row.itemId) ?? itemLimit) - allowed);
    if (allowed < row.quantity) limits.set(row.id, allowed);
  }
  return limits;
}

/**
 * What changed about a line since the shopper accepted it: its item is gone, its quantity is limited, or its price
 * differs. All but a lower price wait for the shopper.
 */
export function changeOf(
  { row, item, price, notOnDay }: ChangedLine,
  quantityLimits: QuantityLimits,
): BasketUpdate | undefined {
  const line = { basketLineId: row.id, name: item.name };
  if (!price.available) {
    if (row.absenceAccepted) return undefined;
    const code = notOnDay ? 'item_not_on_day' : 'item_unavailable';
    return { code, ...line, from: row.seenUnitTotal, to: null, isOpen: true };
  }
  const limit = quantityLimits.get(row.id);
  if (limit !== undefined) return { code: 'quantity_limited', ...line, from: row.quantity, to: limit, isOpen: true };
  const seen = row.seenUnitTotal;
  if (seen === null || price.unitTotal === seen) return undefined;
  const isRise = price.unitTotal > seen;
  return { code: 'price_changed', ...line, from: seen, to: price.unitTotal, ...(isRise && { isOpen: true }) };
}

/** Whether a change of any line waits for the shopper. */
export function hasOpenChange(lines: readonly ChangedLine[], itemLimit: number): boolean {
  const limits = limitQuantities(lines, itemLimit);
  return lines.some((line) => changeOf(line, limits)?.isOpen);
}
