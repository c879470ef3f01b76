import { urlTo } from '@storefront/routes/url-to';

interface Place {
  readonly slug: string;
  readonly name: string;
}

/**
 * A schema.org breadcrumb: the store, its categories from the top, then the page.
 * @param last the page's own name and path
 */
export const breadcrumbJsonLd = (
  store: Place,
  parents: readonly Place[],
  last: { readonly name: string; readonly path: string },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: store.name, path: urlTo('stores-storeSlug', { storeSlug: store.slug }) },
    ...parents.map(({ slug, name }) => ({
      name,
      path: urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug: slug }),
    })),
    last,
  ].map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
});
