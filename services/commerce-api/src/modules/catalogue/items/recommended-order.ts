import type { Business } from '../../businesses/businesses.repository';
import type { DealIndex, DealRow } from '../deals.repository';
import { inStockFirst } from './filter-items';
import type { ShelfItem } from './items.repository';
import { isPromotable } from './promotable';

/** The places of a row or a listing that are seen first. */
const LEADING = 4;

type Kind<T> = (one: T) => boolean;

/** What no listing of other things leads with: what has a minimum age, as alcohol has, and what may not be promoted. */
const heldBackKinds = (business: Business): Kind<ShelfItem>[] => [
  ({ facts }) => facts.minimumAge !== null,
  ({ facts }) => !isPromotable(business, facts),
];

/**
 * The same in their order, but led by others than those of some kinds. A kind to which most of them belong, as in its own
 * department, is not held back.
 * @param leading how many of the others come first
 */
function leadWithOthers<T>(all: readonly T[], kinds: readonly Kind<T>[], leading = LEADING): T[] {
  const held = kinds.filter((isOfKind) => all.filter(isOfKind).length * 2 <= all.length);
  const others = all.filter((one) => !held.some((isOfKind) => isOfKind(one)));
  const first = new Set(others.slice(0, leading));
  return [...first, ...all.filter((one) => !first.has(one))];
}

/** A row that promotes items of the store: those that are held back come last. */
export const promotedRow = (business: Business, items: readonly ShelfItem[]): ShelfItem[] =>
  leadWithOthers(items, heldBackKinds(business), items.length);

/** A row of the shopper's own items: those that are held back come after four others. */
export const ownRow = (business: Business, items: readonly ShelfItem[]): ShelfItem[] =>
  leadWithOthers(items, heldBackKinds(business));

/** What the store sells most of first. */
export const bySales = (a: ShelfItem, b: ShelfItem): number => b.sold - a.sold;

/**
 * The order of listings unless the shopper chooses another: what the store sells most of, then the business's order.
 * @param items in the business's order
 */
export function inRecommendedOrder(business: Business, items: readonly ShelfItem[]): ShelfItem[] {
  const [inStock, soldOut] = inStockFirst([...items].sort(bySales));
  return [...leadWithOthers(inStock, heldBackKinds(business)), ...soldOut];
}

/** Deals that may be promoted, because all of their items may be; those of items with a minimum age do not lead. */
export const promotableDeals = (business: Business, { all, withHfss, withAge }: DealIndex): DealRow[] =>
  leadWithOthers(
    all.filter(({ id }) => isPromotable(business, { hfss: withHfss.has(id) })),
    [({ id }) => withAge.has(id)],
  );
