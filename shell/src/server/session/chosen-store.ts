import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import type { ShownBusiness } from '../../client-config';
import { callApi } from '../api-call';
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
  const reply = await callApi(config, '/stores/details', { business, body: { storeId } });
  if (reply.status >= 500) throw new Error(`Store ${storeId}: ${reply.status}`);
  kept.delete(key);
  if (reply.status !== 200) return undefined;
  const { id, slug, name } = reply.body as ReplyOf<'POST /stores/details'>;
  const store = { id, slug, name };
  kept.set(key, { store, at: Date.now() });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return store;
}
