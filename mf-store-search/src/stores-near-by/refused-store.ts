import type { LoadContext } from '@storefront/remote-kit/page.types';
import type { RefusedStore } from './stores-near-by-data';

/** Codes that ask about a store by its name. */
const ASKS = new Set(['different_store', 'incompatible_store']);

/** What was refused, with the store that it is about where the shopper is asked about it. */
export async function refusedStore(
  { api }: LoadContext,
  code: string,
  store: string | undefined,
): Promise<RefusedStore> {
  const storeId = Number(store);
  if (!ASKS.has(code) || !Number.isSafeInteger(storeId) || storeId < 1) return { code };
  const reply = await api.call('POST /stores/details', { body: { storeId } }).catch(() => undefined);
  if (!reply?.ok) return { code };
  const { id, name, fulfilment } = reply.data;
  return { code, store: { id, name, ...(fulfilment.length === 1 ? { offers: fulfilment[0] } : {}) } };
}
