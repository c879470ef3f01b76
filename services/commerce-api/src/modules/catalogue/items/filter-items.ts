import type { Facets, FacetValue } from '@storefront/api/entities/facets';
import type { ItemSort } from '@storefront/api/operations/catalogue/item-page';
import { declares } from '../food/allergens';
import type { ShelfItem } from './items.repository';

/** The filters of a listing. */
export interface Choice {
  tags?: readonly string[];
  freeFrom?: readonly string[];
  brands?: readonly string[];
  priceFrom?: number;
  priceTo?: number;
  onOffer?: boolean;
  inStock?: boolean;
}

// One bit per facet: an item's bits say which facets exclude it.
const TAGS = 1;
const FREE_FROM = 2;
const BRANDS = 4;
const PRICE = 8;
const ON_OFFER = 16;
const IN_STOCK = 32;

/** As many brands as a filter may name (FILTER_BRANDS_MAX). */
const MAX_VALUES = 24;

/** The allergens on an item's label, with 'tree nuts' as a group. */
const declared = (allergens: readonly string[]): readonly string[] =>
  declares(allergens, 'nuts') && !allergens.includes('nuts') ? [...allergens, 'nuts'] : allergens;

type InDeal = (itemId: number) => boolean;

export const isReduced = ({ price, wasPrice }: ShelfItem): boolean => wasPrice !== null && wasPrice > price;

/** Reduced in price, or part of a current deal. */
export const isOffer = (item: ShelfItem, inDeal: InDeal): boolean => isReduced(item) || inDeal(item.id);

function excludingFacets(item: ShelfItem, choice: Choice, inDeal: InDeal): number {
  const { facts } = item;
  const { tags = [], freeFrom = [], brands = [], priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = choice;
  let bits = 0;
  if (!tags.every((tag) => facts.tags.includes(tag))) bits |= TAGS;
  if (freeFrom.some((allergen) => declares(facts.allergens, allergen))) bits |= FREE_FROM;
  if (brands.length > 0 && !brands.includes(facts.brand ?? '')) bits |= BRANDS;
  if (item.price < priceFrom || item.price > priceTo) bits |= PRICE;
  if (choice.onOffer && !isOffer(item, inDeal)) bits |= ON_OFFER;
  if (choice.inStock && !item.inStock) bits |= IN_STOCK;
  return bits;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const NO_COLOURS: ReadonlyMap<string, string> = new Map();

/** Most frequent first; a selected value stays listed whatever its count. */
function valuesOf(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
  { name = sentence, most = MAX_VALUES, colours = NO_COLOURS } = {},
): FacetValue[] {
  const all = [...counts].map(([value, count]) => {
    const colour = colours.get(value.toLowerCase());
    return { value, name: name(value), count, ...(colour && { colour }) };
  });
  const kept = all.filter(({ value, count }) => count > 0 || chosen.includes(value));
  return kept.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, most);
}

const more = (counts: Map<string, number>, value: string, count = 1) =>
  counts.set(value, (counts.get(value) ?? 0) + count);

export interface FilteredItems {
  items: ShelfItem[];
  facets: Facets;
}

/** Whether any filter is set. */
export const isChoice = ({ tags, freeFrom, brands, priceFrom, priceTo, onOffer, inStock }: Choice): boolean =>
  Boolean(tags?.length || freeFrom?.length || brands?.length || onOffer || inStock) ||
  priceFrom !== undefined ||
  priceTo !== undefined;

/**
 * The items that pass all filters, in their order, and for each value the number of items that choosing it leads to:
 * further tags and allergens narrow the results, and a further brand widens them.
 */
export function filterItems(items: readonly ShelfItem[], choice: Choice, inDeal: InDeal): FilteredItems {
  const left: ShelfItem[] = [];
  const tags = new Map<string, number>();
  const brands = new Map<string, number>();
  // Items have few different labels, so allergens are looked up by label.
  const labels = new Map<string, { allergens: readonly string[]; left: number }>();
  // By the names of the items' colours, which shops use as tags too.
  const colours = new Map<string, string>();
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  let onOffer = 0;
  let inStock = 0;
  for (const item of items) {
    const out = excludingFacets(item, choice, inDeal);
    if (out === 0) left.push(item);
    const { facts } = item;
    const key = facts.allergens.join();
    const label = labels.get(key) ?? { allergens: facts.allergens, left: 0 };
    labels.set(key, label);
    if (out === 0) label.left += 1;
    for (const { value, colour } of facts.variant) if (colour !== null) colours.set(value.toLowerCase(), colour);
    for (const tag of facts.tags) if (out === 0 || choice.tags?.includes(tag)) more(tags, tag, out === 0 ? 1 : 0);
    if ((out & ~BRANDS) === 0 && facts.brand !== null) more(brands, facts.brand);
    if ((out & ~PRICE) === 0) [lowest, highest] = [Math.min(lowest, item.price), Math.max(highest, item.price)];
    if ((out & ~ON_OFFER) === 0 && isOffer(item, inDeal)) onOffer += 1;
    if ((out & ~IN_STOCK) === 0 && item.inStock) inStock += 1;
  }
  const allLabels = [...labels.values()];
  const without = (allergen: string) =>
    allLabels.reduce((sum, one) => sum + (declares(one.allergens, allergen) ? 0 : one.left), 0);
  const allergens = new Set(allLabels.flatMap((one) => declared(one.allergens)));
  const free = new Map([...allergens].map((allergen) => [allergen, without(allergen)]));
  const found: Facets = {
    tags: valuesOf(tags, choice.tags, { colours }),
    // The most frequent allergens first, because most shoppers must watch for them. There are few, so all are listed.
    freeFrom: valuesOf(free, choice.freeFrom, { most: Number.POSITIVE_INFINITY }).reverse(),
    brands: valuesOf(brands, choice.brands, { name: (brand) => brand }),
    price: lowest <= highest ? { from: lowest, to: highest } : null,
    onOffer,
    inStock,
  };
  return { items: left, facets: found };
}

const { compare } = new Intl.Collator('en-GB');
const saving = ({ price, wasPrice }: ShelfItem) => Math.max(0, (wasPrice ?? price) - price);

const orders: Readonly<Record<Exclude<ItemSort, 'featured'>, (a: ShelfItem, b: ShelfItem) => number>> = {
  price_up: (a, b) => a.price - b.price,
  price_down: (a, b) => b.price - a.price,
  name: (a, b) => compare(a.facts.name, b.facts.name),
  saving: (a, b) => saving(b) - saving(a),
};

/** The business's order. */
export const byPosition = (a: ShelfItem, b: ShelfItem): number => a.facts.position - b.facts.position || a.id - b.id;

/** The items in stock, and those that are sold out. */
export const inStockFirst = (items: readonly ShelfItem[]): [inStock: ShelfItem[], soldOut: ShelfItem[]] => [
  items.filter(({ inStock }) => inStock),
  items.filter(({ inStock }) => !inStock),
];

/** Sorts items; 'featured' keeps their order, and sold-out items come last in every order. */
export function inOrder(items: readonly ShelfItem[], sort: ItemSort): ShelfItem[] {
  // The sort is stable: equal items keep their previous order.
  return inStockFirst(sort === 'featured' ? items : [...items].sort(orders[sort])).flat();
}
