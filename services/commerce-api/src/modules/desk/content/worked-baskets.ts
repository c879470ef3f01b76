import { DEAL_QUANTITY_MAX } from '@storefront/api/constants';
import type { WorkedBasket } from '@storefront/api/entities/desk/desk-deal';
import type { PricingDeal } from '../../pricing/deal-application';
import { priceDeals } from '../../pricing/price-deals';
import type { PricedItem } from './deal-items';

type Units = ReadonlyMap<PricedItem, number>;

const totalOf = (units: Units) => [...units].reduce((sum, [{ price }, count]) => sum + price * count, 0);

/** The fewest items that a deal takes: of each section what it needs, or as many as it counts, up to its least total. */
function fewestUnits(deal: PricingDeal, known: ReadonlyMap<number, PricedItem>): Units {
  const units = new Map<PricedItem, number>();
  const take = (item: PricedItem | undefined, count: number) => {
    if (item) units.set(item, (units.get(item) ?? 0) + count);
  };
  const sections = deal.sections.map(({ itemIds, quantity = 0 }) => ({
    items: itemIds.flatMap((id) => known.get(id) ?? []),
    quantity,
  }));
  if (deal.kind === 'bundle' || sections.some(({ quantity }) => quantity > 0)) {
    const isCounted = sections.some(({ quantity }) => quantity > 0);
    for (const { items, quantity } of sections) take(items[0], isCounted ? quantity : 1);
    return units;
  }
  const items = sections.flatMap((section) => section.items);
  for (let at = 0; at < (deal.quantity ?? 1); at++) take(items[at % Math.max(1, items.length)], 1);
  const [first] = items;
  const isSum = deal.kind === 'percentage' || (deal.kind === 'fixed' && deal.quantity === null);
  const missing = (deal.minimumSpend ?? 0) - totalOf(units);
  if (isSum && first && missing > 0) take(first, Math.min(DEAL_QUANTITY_MAX, Math.ceil(missing / first.price)));
  return units;
}

const byPrice = (a: PricedItem, b: PricedItem) => a.price - b.price;

/** A deal over the cheapest items that it takes. */
function overCheapest(deal: PricingDeal, known: ReadonlyMap<number, PricedItem>): PricingDeal {
  const cheapestOf = (itemIds: readonly number[]) =>
    itemIds
      .flatMap((id) => known.get(id) ?? [])
      .sort(byPrice)
      .slice(0, 1)
      .map(({ menuItemId }) => menuItemId);
  const isBySection = deal.kind === 'bundle' || deal.sections.some(({ quantity = 0 }) => quantity > 0);
  const sections = isBySection
    ? deal.sections.map((section) => ({ ...section, itemIds: cheapestOf(section.itemIds) }))
    : [{ itemIds: cheapestOf(deal.sections.flatMap(({ itemIds }) => itemIds)) }];
  return { ...deal, sections };
}

/** What a basket pays with a deal, by the shop's own calculation. */
function worked(deal: PricingDeal, units: Units): WorkedBasket {
  const lines = [...units].map(([item, quantity]) => ({ ...item, quantity }));
  const total = totalOf(units);
  const { total: saving } = priceDeals(
    [deal],
    lines.map(({ menuItemId, price, quantity }) => ({ lineId: menuItemId, itemId: menuItemId, price, quantity })),
  );
  return { lines, total, saving, paid: total - saving };
}

/**
 * Baskets that show what a deal does: the fewest items that it takes, and one more of the first.
 * @param known its items that a store sells
 */
export function workedBaskets(deal: PricingDeal, known: readonly PricedItem[]): WorkedBasket[] {
  const fewest = fewestUnits(deal, new Map(known.map((item) => [item.menuItemId, item])));
  const [first] = [...fewest.keys()];
  if (!first) return [];
  const oneMore = new Map(fewest).set(first, (fewest.get(first) ?? 0) + 1);
  return [worked(deal, fewest), worked(deal, oneMore)];
}

/**
 * The basket for which a deal leaves the least to pay: the fewest items that it takes, each the cheapest one.
 * @param known its items that a store sells
 */
export function cheapestBasket(deal: PricingDeal, known: readonly PricedItem[]): WorkedBasket {
  const items = new Map(known.map((item) => [item.menuItemId, item]));
  const cheapest = overCheapest(deal, items);
  return worked(cheapest, fewestUnits(cheapest, items));
}
