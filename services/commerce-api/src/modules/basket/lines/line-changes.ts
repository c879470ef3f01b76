import type { BasketUpdate } from '@storefront/api/entities/basket';
import type { CurrentLine } from '../prices/priced-basket';

type ChangedLine = Pick<CurrentLine, 'row' | 'item' | 'price' | 'notOnDay'>;
/** The quantities that the stock and the business's limit of one item allow, by line; a line within the limit has no entry. */
type QuantityLimits = ReadonlyMap<number, number>;

/** Lines above a limit that was lowered, or above what is left, after they were added. An item's first lines keep their quantity. */
export function limitQuantities(lines: readonly ChangedLine[], itemLimit: number): QuantityLimits {
  const left = new Map<number, number>();
  const limits = new Map<number, number>();
  for (const { row, item, price } of lines) {
    if (!price.available) continue;
    const free = left.get(row.itemId) ?? Math.min(itemLimit, item.stock ?? itemLimit);
    const allowed = Math.min(row.quantity, free);
    left.set(row.itemId, free - allowed);
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
