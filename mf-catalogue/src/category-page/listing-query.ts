import { PAGE_NUMBER_MAX } from '@storefront/api/constants';
/** The sort orders of a listing with their labels. */
export const sorts = {
  featured: 'Popular first',
  price_up: 'Price, low to high',
  price_down: 'Price, high to low',
  name: 'Name',
  saving: 'Biggest saving',
} as const;
type Sort = keyof typeof sorts;

/** The filters of a listing. Prices in minor units. */
export interface ListingFilters {
  readonly tags: readonly string[];
  readonly freeFrom: readonly string[];
  readonly brands: readonly string[];
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly onOffer: boolean;
  readonly inStock: boolean;
}

export interface ListingQuery extends ListingFilters {
  /** The day of the listing, YYYY-MM-DD: that of the shopper's slot when they filtered it. */
  readonly on?: string;
  readonly page: number;
  readonly sort: Sort;
}

/** The maximum number of facet values in a URL, and their maximum length. */
const MAX_VALUES_AND_LENGTH = { tags: [12, 40], freeFrom: [14, 40], brands: [24, 60] } as const;
export const listFields = ['tags', 'freeFrom', 'brands'] as const;

/**
 * Encodes a value for the URL. Several values of one name are separated by commas, so a comma inside a value is
 * escaped.
 */
export const encodeListValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decodeListValue = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

const valuesOf = (text: string | undefined, [count, length]: readonly [number, number]): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((value) => decodeListValue(value.trim()))
      .filter((value) => value && value.length <= length)
      .slice(0, count),
  ),
];

/** '2.50' pounds become 250; undefined when it is not a price. */
function parsePrice(pounds: string | undefined): number | undefined {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(pounds?.trim() ?? '')) return undefined;
  return Math.round(Number(pounds) * 100);
}

function parseDay(text: string | undefined): string | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text ?? '-') ? text : undefined;
}

/** Parses the query of a listing's URL and ignores invalid values. */
export function listingQuery(query: Readonly<Record<string, string>>): ListingQuery {
  const page = Number(query.page ?? 1);
  const sort = query.sort ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_NUMBER_MAX) : 1,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'featured',
    tags: valuesOf(query.tags, MAX_VALUES_AND_LENGTH.tags),
    freeFrom: valuesOf(query.freeFrom, MAX_VALUES_AND_LENGTH.freeFrom),
    brands: valuesOf(query.brands, MAX_VALUES_AND_LENGTH.brands),
    priceFrom: parsePrice(query.priceFrom),
    priceTo: parsePrice(query.priceTo),
    onOffer: query.onOffer === '1',
    inStock: query.inStock === '1',
    on: parseDay(query.on),
  };
}

/** Formats minor units for URLs and fields: 250 becomes '2.50', 300 becomes '3'. */
export const formatPrice = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : (amount / 100).toFixed(amount % 100 ? 2 : 0);

/** The query fields of filters and sort order, in a fixed order. */
export function listingFields({ sort, priceFrom, priceTo, onOffer, inStock, on, ...query }: ListingQuery) {
  const fields: readonly (readonly [string, string])[] = [
    ...listFields.flatMap((name) => query[name].map((value) => [name, encodeListValue(value)] as const)),
    ['priceFrom', formatPrice(priceFrom) ?? ''],
    ['priceTo', formatPrice(priceTo) ?? ''],
    ['onOffer', onOffer ? '1' : ''],
    ['inStock', inStock ? '1' : ''],
    ['on', on ?? ''],
    ['sort', sort === 'featured' ? '' : sort],
  ];
  return fields.filter(([, value]) => value);
}

/** The query of a listing's URL; defaults are left out, so that one listing has one URL. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingFields(query).map(([name, value]) => [name, value]));
  if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The body of the API call. */
export const filtersBody = ({ tags, freeFrom, brands, priceFrom, priceTo, onOffer, inStock }: ListingFilters) => ({
  ...(tags.length ? { tags: [...tags] } : {}),
  ...(freeFrom.length ? { freeFrom: [...freeFrom] } : {}),
  ...(brands.length ? { brands: [...brands] } : {}),
  ...(priceFrom === undefined ? {} : { priceFrom }),
  ...(priceTo === undefined ? {} : { priceTo }),
  ...(onOffer ? { onOffer } : {}),
  ...(inStock ? { inStock } : {}),
});

export const hasFilters = (query: ListingFilters): boolean => Object.keys(filtersBody(query)).length > 0;
