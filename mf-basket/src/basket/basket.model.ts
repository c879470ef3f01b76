import type { Basket, BasketLine } from '@storefront/api/entities/basket';
import type { BasketState } from '@storefront/bus/state.types';

/** What the rest of the page knows of a basket. */
export function basketState(basket: Basket): BasketState {
  return {
    basketToken: basket.basketToken,
    storeId: basket.storeId ?? 0,
    count: basket.itemCount,
    subtotal: basket.totals.items,
    lines: basket.lines.map((line) => ({
      basketLineId: line.basketLineId,
      menuItemId: line.menuItem.id,
      quantity: line.quantity,
    })),
  };
}

/** Of two answers the newer one, whichever arrived last: a slow answer must not undo a quick one. */
export function newerOf(known: Basket | undefined, arrived: Basket): Basket {
  return known && known.basketToken === arrived.basketToken && known.version > arrived.version ? known : arrived;
}

export interface Aisle {
  readonly slug: string;
  readonly name: string;
  readonly lines: readonly BasketLine[];
}

/** Lines together with their neighbours of the same aisle, aisles in the order in which they were first filled. */
export function byAisle(lines: readonly BasketLine[]): Aisle[] {
  const aisles = new Map<string, BasketLine[]>();
  for (const line of lines) aisles.set(line.menuItem.aisleSlug, [...(aisles.get(line.menuItem.aisleSlug) ?? []), line]);
  return [...aisles].map(([slug, own]) => ({ slug, name: aisleName(slug), lines: own }));
}

/** 'fruit-and-veg' reads 'Fruit and veg'. */
const aisleName = (slug: string): string => {
  const words = slug.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The line that a card's stepper counts: the newest of the item's lines, because options may have made several. */
export const lineOf = (basket: Basket | undefined, menuItemId: number): BasketLine | undefined =>
  basket?.lines.findLast((line) => line.menuItem.id === menuItemId);
