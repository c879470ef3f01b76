/** The query with which the page of stores says why a search comes first. */
export const SEARCH_FIRST = { problem: 'store_search_required' } as const;

/**
 * A link of a business that may name the chosen store as `:storeSlug`: '/stores/:storeSlug#deals'.
 * @param storeSlug the chosen store
 * @param withoutStore where the link leads while no store is chosen
 */
export function hrefAtStore(href: string, storeSlug: string | undefined, withoutStore: string): string {
  const filled = href.replace(':storeSlug', storeSlug ?? '');
  return filled === href || storeSlug ? filled : withoutStore;
}
