import type { ApiClient } from '@storefront/api/client';
import type { Collection } from '@storefront/api/entities/desk/collection';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

/** Who is at the counter, and where. */
export type CounterRead = ({ readonly kind: 'read' } & DeskVisit) | DeskFailure;

export const readCounter = (api: ApiClient): Promise<CounterRead> =>
  readDesk(async () => ({ kind: 'read', ...(await deskVisit(api)) }));

export type CollectionsRead = { readonly kind: 'read'; readonly collections: readonly Collection[] } | DeskFailure;

/** The collection orders of a store; with a text those that it finds. */
export const readCollections = (
  api: ApiClient,
  storeId: number,
  text: string,
  signal?: AbortSignal,
): Promise<CollectionsRead> =>
  readDesk(async () => {
    const reply = await api.call('POST /desk/collections', { body: { storeId, ...(text && { text }) }, signal });
    return reply.ok ? { kind: 'read', collections: reply.data.collections } : { kind: 'failed' };
  });
