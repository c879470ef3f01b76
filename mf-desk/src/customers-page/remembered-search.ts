import type { ReplyOf } from '@storefront/api/operation-types';

export interface RememberedSearch {
  readonly text: string;
  readonly found: ReplyOf<'POST /desk/customers'>;
}

let last: (RememberedSearch & { readonly operatorId: number }) | undefined;

/**
 * The last search of an operator in this tab, which stays beside each person that they open from it. It is in memory only:
 * what is typed is personal data, and belongs neither into the address nor on the device.
 */
export const rememberedSearch = (operatorId: number): RememberedSearch | undefined =>
  last?.operatorId === operatorId ? last : undefined;

/** Remembers a search, or forgets the last one. */
export function rememberSearch(operatorId: number, search: RememberedSearch | undefined): void {
  last = search && { operatorId, ...search };
}
