import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type CardItem, cardItem } from '../item-card/card-item';
import type { Sort } from './listing-query';

interface CategoryLink {
  readonly slug: string;
  readonly name: string;
}

export interface CategoryData {
  readonly store: StoreState;
  readonly slug: string;
  readonly name: string;
  readonly parents: readonly CategoryLink[];
  /** The categories below it, or beside it when it is the last of its branch. */
  readonly children: readonly CategoryLink[];
  readonly items: readonly CardItem[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly sort: Sort;
  readonly tags: readonly { readonly tag: string; readonly count: number; readonly on: boolean }[];
}

type CategoryDetails = ReplyOf<'POST /catalogue/category-details'>;

/** What the category page shows of the API's answer. */
export function categoryData(store: StoreDetails, details: CategoryDetails, on: readonly string[]): CategoryData {
  const link = ({ slug, name }: CategoryLink) => ({ slug, name });
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    ...link(details.category),
    parents: details.parents.map(link),
    children: details.children.map(link),
    items: details.items.map(cardItem),
    page: details.page,
    pages: details.pages,
    total: details.total,
    sort: details.sort as Sort,
    tags: details.tags.slice(0, 8).map(({ tag, count }) => ({ tag, count, on: on.includes(tag) })),
  };
}
