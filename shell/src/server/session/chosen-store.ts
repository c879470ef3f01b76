import type { StoreState } from '@storefront/bus/state.types';
import { LRUCache } from 'lru-cache';
import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';

/** Milliseconds after which a store's name is read again. */
const FRESH_MS = 60_000;
/** Bounds the memory; the stores of several large chains fit. */
const MAX_CACHED = 2_000;
const cache = new LRUCache<string, StoreState>({ max: MAX_CACHED, ttl: FRESH_MS });

/**
 * The store in a cookie according to the back end; undefined when the business has none with that id.
 * @throws Error when the back end is down
 */
export async function storeOf(
  config: ShellConfig,
  business: ShownBusiness,
  storeId: number,
): Promise<StoreState | undefined> {
  const key = `${config.apiOrigin} ${business.businessId} ${business.subBusinessId ?? ''} ${storeId}`;
  const known = cache.get(key);
  if (known) return known;
  const reply = await apiClient(config, { business }).call('POST /stores/details', { body: { storeId } });
  if (!reply.ok) return undefined;
  const { id, slug, name } = reply.data;
  const store = { id, slug, name };
  cache.set(key, store);
  return store;
}
