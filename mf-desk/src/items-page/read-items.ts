import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import type { ItemsQuery } from './items-path';

export type ItemsFound = ReplyOf<'POST /desk/items'>;

/** A page of a store's items; `found` is missing for an operator without a store. */
export interface ItemsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly found: ItemsFound | undefined;
}

/** Reads a page of the items of the store that the address names, or of the one in which the operator works. */
export const readItems = (
  api: ApiClient,
  { store: slug, ...asked }: ItemsQuery,
  signal?: AbortSignal,
): Promise<ItemsRead | DeskFailure> =>
  readDesk(async () => {
    const visit = await deskVisit(api);
    const store = visit.operator.stores.find((one) => one.slug === slug) ?? visit.store;
    if (!store) return { kind: 'read', visit, found: undefined };
    const reply = await api.call('POST /desk/items', {
      body: { storeId: store.storeId, ...asked },
      ...(signal && { signal }),
    });
    return reply.ok ? { kind: 'read', visit: { ...visit, store }, found: reply.data } : { kind: 'failed' };
  });
