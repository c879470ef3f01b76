import { urlTo } from '@storefront/routes/url-to';
import type { PartsNavProps } from '@storefront/ui/parts-nav';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

interface Listed {
  readonly category: CategoryLink;
  readonly parents: readonly CategoryLink[];
  readonly children: readonly CategoryLink[];
}

/**
 * The links below a listing's title: the way up on a phone, then its sub-categories. They are made on the server, so
 * the browser's code need not contain this.
 * @param siblings the categories beside it, itself included, shown instead of sub-categories; may be empty
 */
export function listingParts(
  storeSlug: string,
  { category, parents, children }: Listed,
  siblings: readonly CategoryLink[],
): PartsNavProps['parts'] {
  const part = ({ slug, name }: CategoryLink) => ({
    href: urlTo('stores-storeSlug-category-categorySlug', { storeSlug, categorySlug: slug }),
    label: name,
  });
  const up = parents.slice(-1).map((parent) => ({ ...part(parent), up: true }));
  if (siblings.length > 0)
    return [...up, ...siblings.map((each) => ({ ...part(each), current: each.slug === category.slug }))];
  const own = { ...part(category), current: true, ...(children.length > 0 && { label: 'Everything' }) };
  return [...up, own, ...children.map(part)];
}
