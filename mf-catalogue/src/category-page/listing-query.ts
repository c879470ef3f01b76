/** The orders in which a listing can be shown, and their words. */
export const sorts = {
  featured: 'Popular first',
  price_up: 'Price, low to high',
  price_down: 'Price, high to low',
  name: 'Name',
  saving: 'Biggest saving',
} as const;
export type Sort = keyof typeof sorts;

export interface ListingQuery {
  readonly page: number;
  readonly sort: Sort;
  readonly tags: readonly string[];
}

/** What an address asks of a listing; anything that makes no sense counts as not asked. */
export function listingQuery(query: Readonly<Record<string, string>>): { page: number; sort: Sort; tags: string[] } {
  const page = Number(query.page ?? 1);
  const sort = query.sort ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'featured',
    tags: (query.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag && tag.length <= 40)
      .slice(0, 12),
  };
}

/** The query part of a listing's address; what is as usual is left out, so that one listing has one address. */
export function listingSearch({ page, sort, tags }: ListingQuery): string {
  const search = new URLSearchParams();
  if (tags.length) search.set('tags', tags.join(','));
  if (sort !== 'featured') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}
