import { urlTo } from '@storefront/routes/url-to';
import type { Errand } from './errand';

/** Outcomes of earlier forms: the next page shows its own. */
const OUTCOMES = ['problem', 'added', 'item', 'price-was', 'not-sold', 'check'];

/** Pages that every store has; another store may not have a deal or a banner. */
const EVERYWHERE = /^\/stores\/[^/?]+(\/(category|search|offers|find|deal)\b[^?]*)?(\?|$)/;

type Query = Readonly<Record<string, string>>;

/** A path with more in its query, and without the outcome of an earlier form. */
export function withQuery(path: string, more: Query): string {
  const [pathname = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const name of OUTCOMES) query.delete(name);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.size ? `${pathname}?${query}` : pathname;
}

/**
 * The page that the shopper came from, at the chosen store.
 * @returns undefined without one, and when that store may not have it
 */
export function pageAtStore(from: string | undefined, storeSlug: string): string | undefined {
  if (!from?.startsWith('/stores/')) return from;
  return EVERYWHERE.test(from) ? from.replace(/^\/stores\/[^/?]+/, `/stores/${storeSlug}`) : undefined;
}

/** Where a chosen store begins: the page or the category that the shopper chose first, else the store's home. */
export function storePage(storeSlug: string, { aisle, from }: Errand, query: Query = {}): string {
  const page = pageAtStore(from, storeSlug);
  if (page) return withQuery(page, query);
  return aisle
    ? urlTo('stores-storeSlug-category-categorySlug', { storeSlug, categorySlug: aisle }, query)
    : urlTo('stores-storeSlug', { storeSlug }, query);
}
