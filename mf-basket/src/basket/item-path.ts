import type { BasketLine } from '@storefront/api/entities/basket';
import { urlTo } from '@storefront/routes/url-to';

/** The page of an item in the basket's store; undefined without a store. */
export const itemPath = (
  storeSlug: string | null | undefined,
  { slug, categorySlug }: Pick<BasketLine['menuItem'], 'slug' | 'categorySlug'>,
): string | undefined =>
  storeSlug
    ? urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
        storeSlug,
        categorySlug,
        menuItemSlug: slug,
      })
    : undefined;
