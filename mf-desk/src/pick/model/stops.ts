import type { PickLine, PickList } from '@storefront/api/entities/desk/pick-list';
import type { ToteShare } from '../../pieces/Tote';

/** One place at which the picker stops: the lines of all orders with the same item and options. */
export interface PickStop {
  readonly key: string;
  /** Any of its lines, for what all of them share: name, picture, place. */
  readonly item: PickLine;
  readonly lines: readonly PickLine[];
}

const isOpen = ({ picked }: PickLine): boolean => picked === null;
/** The same milk without and with an option are two stops, because the picker does two things. */
const keyOf = ({ menuItemId, options }: PickLine): string =>
  [menuItemId, ...options.map(({ valueId, quantity, text }) => `${valueId}x${quantity}${text ?? ''}`).sort()].join('/');

/** The stops of a batch in walking order, which is the order of its lines. */
export function stopsOf(lines: readonly PickLine[]): readonly PickStop[] {
  const byKey = new Map<string, PickLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const same = byKey.get(key);
    if (same) same.push(line);
    else byKey.set(key, [line]);
  }
  return [...byKey].flatMap(([key, [item, ...others]]) => (item ? [{ key, item, lines: [item, ...others] }] : []));
}

/** The stops with lines to decide. */
export const openStops = (lines: readonly PickLine[]): readonly PickStop[] => stopsOf(lines.filter(isOpen));

/** What of a stop goes into each tote of the batch; orders without the item have 0. */
export const sharesOf = ({ orders }: PickList, { lines }: PickStop): readonly ToteShare[] =>
  orders.map(({ businessOrderId, tote }) => ({
    tote,
    amount: lines
      .filter((line) => line.businessOrderId === businessOrderId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));

/** How many units a stop has. */
export const unitsOf = ({ lines }: PickStop): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
