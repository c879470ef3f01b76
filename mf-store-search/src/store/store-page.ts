import { urlTo } from '@storefront/routes/url-to';

const CATEGORY_SLUG = /^[a-z0-9-]{1,80}$/;

/** The slug of the category that the shopper chose before a store; undefined for another text. */
export const readAisle = (aisle: string | undefined): string | undefined =>
  aisle && CATEGORY_SLUG.test(aisle) ? aisle : undefined;

/** The page of a chosen store: the category that the shopper chose first, else the store's home. */
export function storePage(
  storeSlug: string,
  { aisle }: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const categorySlug = readAisle(aisle);
  return categorySlug
    ? urlTo('stores-storeSlug-category-categorySlug', { storeSlug, categorySlug }, query)
    : urlTo('stores-storeSlug', { storeSlug }, query);
}
