import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface SearchData {
  readonly store: StoreState;
  readonly searchTerm: string;
  readonly items: readonly CardItem[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  /** Why nothing was searched for. */
  readonly refusal?: string;
}

const PER_PAGE = 24;

export function searchData(
  store: StoreDetails,
  searchTerm: string,
  found: ReplyOf<'POST /catalogue/global-search'> | undefined,
  refusal?: string,
): SearchData {
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    searchTerm,
    items: found?.items.map(cardItem) ?? [],
    total: found?.itemsTotal ?? 0,
    page: found?.itemsPage ?? 1,
    pages: Math.ceil((found?.itemsTotal ?? 0) / PER_PAGE),
    categories: found?.categories.map(({ slug, name }) => ({ slug, name })) ?? [],
    refusal,
  };
}
