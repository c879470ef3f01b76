import type { LoadContext } from '@storefront/remote-kit/page.types';
import type { RefusedStore } from './stores-near-by-data';

/** The refusal, with the store it is about if the shopper must decide. */
export async function readRefusedStore(
  { api }: LoadContext,
  code: string,
  store: string | undefined,
): Promise<RefusedStore> {
  const storeId = Number(store);
  if (code !== 'different_store' || !Number.isSafeInteger(storeId) || storeId < 1) return { code };
  const reply = await api.call('POST /stores/details', { body: { storeId } }).catch(() => undefined);
  if (!reply?.ok) return { code };
  const { id, name, fulfilment } = reply.data;
  return { code, store: { id, name, ...(fulfilment.length === 1 ? { offers: fulfilment[0] } : {}) } };
}
