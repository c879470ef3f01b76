import type { Banner } from '@storefront/api/entities/banner';
import type { CategoryTreeNode } from '@storefront/api/entities/category';
import type { Facets } from '@storefront/api/entities/facets';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import type { PartsNavProps } from '@storefront/ui/parts-nav';
import type { ServerLayout } from '@storefront/ui/themes/server-layout';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';
import { storeCrumb, type VisitorLink } from '../open-shop/visitor-links';
import { type Applied, appliedFilters } from './applied-filters';
import { listingParts } from './listing-parts';
import type { ListingQuery } from './listing-query';
import { siblingsOf } from './siblings-of';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** One row of the category tree; only the current branch is open. */
export interface TreeLink extends CategoryLink {
  readonly level: 1 | 2 | 3;
}

export interface CategoryData {
  /** The first breadcrumb. */
  readonly home: VisitorLink;
  /** Says that this store does not sell what a visitor of an open shop wanted. */
  readonly notSold?: string;
  readonly store: StoreState;
  readonly slug: string;
  readonly name: string;
  readonly parents: readonly CategoryLink[];
  /** The links below the title: the way up, then sub-categories or siblings. */
  readonly parts: PartsNavProps['parts'];
  /** The categories are a row above the listing, without a tree beside it. */
  readonly isRow: boolean;
  /** Empty in layouts without a tree. */
  readonly tree: readonly TreeLink[];
  readonly items: readonly CardItem[];
  readonly limit: number;
  readonly pages: number;
  readonly total: number;
  readonly query: ListingQuery;
  readonly facets: Facets;
  readonly applied: readonly Applied[];
  readonly banner?: Banner;
  /** Some of the deals of the page's items. */
  readonly deals: readonly DealLink[];
}

type CategoryDetails = ReplyOf<'POST /catalogue/category-details'>;

/** The values of a facet that are shown, including the selected ones. */
const MAX_VALUES = 10;

/** More links would push the items off the first screen of a phone. */
const MAX_DEALS = 5;

/**
 * The data of the category page, from the API's replies.
 * @param shown the business, and how its look shows categories
 */
export function categoryData(
  store: StoreDetails,
  details: CategoryDetails,
  tree: readonly CategoryTreeNode[],
  query: ListingQuery,
  shown: { readonly business: Business; readonly layout: ServerLayout['categories'] },
  banner?: Banner,
): CategoryData {
  const { facets } = details;
  const isRow = shown.layout === 'row';
  const path = urlTo('stores-storeSlug-category-categorySlug', {
    storeSlug: store.slug,
    categorySlug: details.category.slug,
  });
  return {
    home: storeCrumb(shown.business, store),
    store: { id: store.id, slug: store.slug, name: store.name },
    ...link(details.category),
    parents: details.parents.map(link),
    parts: listingParts(store.slug, details, isRow ? siblingsOf(tree, details.category.slug, details) : []),
    isRow,
    tree: isRow ? [] : openBranch(tree, [...details.parents, details.category]),
    items: details.items.map((item) => cardItem(item)),
    limit: details.limit,
    pages: details.pages,
    total: details.total,
    query: { ...query, page: details.page },
    facets: {
      ...facets,
      tags: shownValues(facets.tags, query.tags),
      freeFrom: facets.freeFrom,
      brands: facets.brands,
    },
    applied: appliedFilters({ query, facets }, path),
    banner,
    deals: details.deals.slice(0, MAX_DEALS).map(dealLink),
  };
}

const link = ({ slug, name }: CategoryLink): CategoryLink => ({ slug, name });

const shownValues = (values: Facets['tags'], on: readonly string[]) =>
  values.filter(({ value, count }, at) => on.includes(value) || (at < MAX_VALUES && count > 0));

/** All departments, with the sub-categories along `way`. */
function openBranch(tree: readonly CategoryTreeNode[], way: readonly CategoryLink[]): TreeLink[] {
  const isInBranch = (node: CategoryLink) => way.some(({ slug }) => slug === node.slug);
  return tree.flatMap((aisle) => [
    { ...link(aisle), level: 1 as const },
    ...(isInBranch(aisle) ? aisle.children : []).flatMap((middle) => [
      { ...link(middle), level: 2 as const },
      ...(isInBranch(middle) ? middle.children : []).map((leaf) => ({ ...link(leaf), level: 3 as const })),
    ]),
  ]);
}
