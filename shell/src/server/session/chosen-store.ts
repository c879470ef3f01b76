import type { StoreState } from '@storefront/bus/state.types';
import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';

/** A store's name is asked for again after this long, in milliseconds. */
const FRESH_MS = 60_000;
const MOST_KEPT = 2_000;
const kept = new Map<string, { readonly store: StoreState; readonly at: number }>();

/**
 * What the back end knows of a store that a cookie names: undefined when this business has none of that id.
 * @throws Error when the back end cannot be asked
 */
export async function storeOf(
  config: ShellConfig,
  business: ShownBusiness,
  storeId: number,
): Promise<StoreState | undefined> {
  const key = `${config.apiOrigin} ${business.businessId} ${business.subBusinessId ?? ''} ${storeId}`;
  const known = kept.get(key);
  if (known && Date.now() - known.at < FRESH_MS) return known.store;
  const reply = await apiClient(config, { business }).call('POST /stores/details', { body: { storeId } });
  kept.delete(key);
  if (!reply.ok) return undefined;
  const { id, slug, name } = reply.data;
  const store = { id, slug, name };
  kept.set(key, { store, at: Date.now() });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return store;
}
