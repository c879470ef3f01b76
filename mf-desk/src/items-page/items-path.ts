import type { DeskItemFilter } from '@storefront/api/entities/desk/desk-item';
import { deskPaths } from '../navigation/desk-paths';

/** Which items of which store are shown. */
export interface ItemsQuery {
  /** The slug of the store; without it, the one that was chosen on this device. */
  readonly store?: string;
  readonly text?: string;
  /** The slug of a category. */
  readonly category?: string;
  readonly filter: DeskItemFilter;
  readonly page: number;
}

/** The filters in the order of their chips, and their names. */
export const FILTERS: readonly { readonly filter: DeskItemFilter; readonly label: string }[] = [
  { filter: 'all', label: 'All' },
  { filter: 'on_sale', label: 'On sale' },
  { filter: 'out_of_stock', label: 'Out of stock' },
  { filter: 'low_stock', label: 'Low stock' },
  { filter: 'without_place', label: 'No place' },
];

/** What a page's address asks for; what it does not know counts as not said. */
export function itemsQuery(query: Readonly<Record<string, string>>): ItemsQuery {
  const { store, category } = query;
  const text = query.text?.trim();
  return {
    ...(store && { store }),
    ...(text && { text }),
    ...(category && { category }),
    filter: FILTERS.find(({ filter }) => filter === query.filter)?.filter ?? 'all',
    page: Math.max(1, Math.trunc(Number(query.page)) || 1),
  };
}

/** The page of some items. */
export function itemsPath({ store, text, category, filter, page }: ItemsQuery): string {
  const query = new URLSearchParams({
    ...(store && { store }),
    ...(text && { text }),
    ...(category && { category }),
    ...(filter !== 'all' && { filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? deskPaths.items : `${deskPaths.items}?${query}`;
}
