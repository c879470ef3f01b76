import { PAGE_NUMBER_MAX } from '@storefront/api/constants';
/** The orders in which a listing can be shown, and their words. */
export const sorts = {
  featured: 'Popular first',
  price_up: 'Price, low to high',
  price_down: 'Price, high to low',
  name: 'Name',
  saving: 'Biggest saving',
} as const;
export type Sort = keyof typeof sorts;

/** What narrows a listing. Prices in minor units. */
export interface Narrowing {
  readonly tags: readonly string[];
  readonly freeFrom: readonly string[];
  readonly brands: readonly string[];
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly onOffer: boolean;
  readonly inStock: boolean;
}

export interface ListingQuery extends Narrowing {
  /** The day for which it is, YYYY-MM-DD: that of the shopper's slot when they narrowed it. */
  readonly on?: string;
  readonly page: number;
  readonly sort: Sort;
}

/** How many values of a facet are taken from an address, and how long one may be. */
const MOST = { tags: [12, 40], freeFrom: [14, 40], brands: [24, 60] } as const;
export const lists = ['tags', 'freeFrom', 'brands'] as const;

/**
 * A value as an address carries it. Values of one name stand beside each other with commas, in old links and where a name comes more
 * than once, so a comma that is a value's own is written in another way.
 */
export const writtenValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const spokenValue = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

const valuesOf = (text: string | undefined, [count, length]: readonly [number, number]): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((value) => spokenValue(value.trim()))
      .filter((value) => value && value.length <= length)
      .slice(0, count),
  ),
];

/** '2.50' pounds as 250; undefined for what is no price. */
function minor(pounds: string | undefined): number | undefined {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(pounds?.trim() ?? '')) return undefined;
  return Math.round(Number(pounds) * 100);
}

function day(text: string | undefined): string | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text ?? '-') ? text : undefined;
}

/** What an address asks of a listing; anything that makes no sense counts as not asked. */
export function listingQuery(query: Readonly<Record<string, string>>): ListingQuery {
  const page = Number(query.page ?? 1);
  const sort = query.sort ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_NUMBER_MAX) : 1,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'featured',
    tags: valuesOf(query.tags, MOST.tags),
    freeFrom: valuesOf(query.freeFrom, MOST.freeFrom),
    brands: valuesOf(query.brands, MOST.brands),
    priceFrom: minor(query.priceFrom),
    priceTo: minor(query.priceTo),
    onOffer: query.onOffer === '1',
    inStock: query.inStock === '1',
    on: day(query.on),
  };
}

/** Minor units as an address and a field write them: 250 as '2.50', 300 as '3'. */
export const pounds = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : (amount / 100).toFixed(amount % 100 ? 2 : 0);

/** The fields of an address that say how a listing is narrowed and sorted, in their one order. */
export function listingFields({ sort, priceFrom, priceTo, onOffer, inStock, on, ...query }: ListingQuery) {
  const fields: readonly (readonly [string, string])[] = [
    ...lists.flatMap((name) => query[name].map((value) => [name, writtenValue(value)] as const)),
    ['priceFrom', pounds(priceFrom) ?? ''],
    ['priceTo', pounds(priceTo) ?? ''],
    ['onOffer', onOffer ? '1' : ''],
    ['inStock', inStock ? '1' : ''],
    ['on', on ?? ''],
    ['sort', sort === 'featured' ? '' : sort],
  ];
  return fields.filter(([, value]) => value);
}

/** The query part of a listing's address; what is as usual is left out, so that one listing has one address. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingFields(query).map(([name, value]) => [name, value]));
  if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** What the API is asked for. */
export const narrowingBody = ({ tags, freeFrom, brands, priceFrom, priceTo, onOffer, inStock }: Narrowing) => ({
  ...(tags.length ? { tags: [...tags] } : {}),
  ...(freeFrom.length ? { freeFrom: [...freeFrom] } : {}),
  ...(brands.length ? { brands: [...brands] } : {}),
  ...(priceFrom === undefined ? {} : { priceFrom }),
  ...(priceTo === undefined ? {} : { priceTo }),
  ...(onOffer ? { onOffer } : {}),
  ...(inStock ? { inStock } : {}),
});

export const isNarrowed = (query: Narrowing): boolean => Object.keys(narrowingBody(query)).length > 0;
