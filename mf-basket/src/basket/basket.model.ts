import type { Basket, BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { basketStateOf } from '@storefront/bus/from-basket';
import type { BasketState } from '@storefront/bus/state.types';

/** The newer of two replies, whichever arrived last: a slow reply must not undo a quick one. */
export function newerBasket(known: Basket | undefined, received: Basket): Basket {
  return known && known.basketToken === received.basketToken && known.version > received.version ? known : received;
}

export interface Aisle {
  readonly slug: string;
  readonly name: string;
  readonly lines: readonly BasketLine[];
}

/** Groups lines by top-level category, in the order in which the categories were first added. */
export function byAisle(lines: readonly BasketLine[]): Aisle[] {
  const aisles = new Map<string, BasketLine[]>();
  for (const line of lines) aisles.set(line.menuItem.aisleSlug, [...(aisles.get(line.menuItem.aisleSlug) ?? []), line]);
  return [...aisles].map(([slug, own]) => ({ slug, name: own[0]?.aisleName || 'Other items', lines: own }));
}

/** Whether a summary, which another tab may have changed, still describes this basket. */
export function isSummaryOf(summary: BasketState | null, basket: Basket): boolean {
  if (summary?.basketToken !== basket.basketToken) return false;
  // Saved items and substitutes are in no summary.
  if (summary.version !== undefined && summary.version !== basket.version) return false;
  const { lines, subtotal } = basketStateOf(basket);
  return subtotal === summary.subtotal && JSON.stringify(lines) === JSON.stringify(summary.lines);
}

/** The line counted by a card's stepper: the item's newest line, because options may have created several. */
export const lineOf = (basket: Basket | undefined, menuItemId: number): BasketLine | undefined =>
  basket?.lines.findLast((line) => line.menuItem.id === menuItemId);

/** The change of a line that waits for the shopper. */
export const openChangeOf = ({ updates }: Basket, { basketLineId }: BasketLine): BasketUpdate | undefined =>
  updates.find((update) => update.isOpen && update.basketLineId === basketLineId);

/** The changes that wait for the shopper, in the order of the lines. */
export const openChanges = (basket: Basket): BasketUpdate[] =>
  basket.lines.flatMap((line) => openChangeOf(basket, line) ?? []);

const keyOf = ({ code, basketLineId, name }: BasketUpdate): string => `${code} ${basketLineId} ${name}`;

/** The updates that were shown before, with those of a reply; a newer one replaces the same one of before. */
export function mergeUpdates(shown: readonly BasketUpdate[], received: readonly BasketUpdate[]): BasketUpdate[] {
  const merged = new Map(shown.map((update) => [keyOf(update), update]));
  for (const update of received) if (!update.isOpen) merged.set(keyOf(update), update);
  return [...merged.values()];
}

/** Whether an update that was shown still describes the basket. */
export function stillApplies(
  { code, name, basketLineId }: BasketUpdate,
  { reservation, coupon, lines }: Basket,
): boolean {
  if (code === 'slot_expired') return reservation?.state !== 'held';
  if (code === 'price_changed' || code === 'item_joined')
    return basketLineId === null || lines.some((line) => line.basketLineId === basketLineId);
  return code !== 'coupon_removed' || coupon?.coupon !== name;
}

/**
 * How many of a line the order had that the basket changes: null if it had none, undefined if the basket changes no order
 * or does not know it.
 */
export function orderedBefore(
  { amends }: Pick<Basket, 'amends'>,
  { basketLineId }: Pick<BasketLine, 'basketLineId'>,
): number | null | undefined {
  if (!amends?.lines) return undefined;
  return amends.lines.find((one) => one.basketLineId === basketLineId)?.quantity ?? null;
}
