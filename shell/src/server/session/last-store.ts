import { DAY_SECONDS } from '@storefront/api/durations';
import type { StoreState } from '@storefront/bus/state.types';
import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import { deviceNumber } from '../consent/device-number';
import { COOKIE, type SessionCookies } from './cookies';

/** The store of the browser's last order. */
interface LastStore {
  readonly lastOrder: true;
  readonly slug: string;
}

/** Half a year, as the cookies page says: a rare customer still finds their store. */
const LAST_STORE_SECONDS = 180 * DAY_SECONDS;

/** Remembers the selected store after an order was placed. */
export function rememberLastStore(cookies: SessionCookies): void {
  const { store } = cookies.place;
  if (store)
    cookies.write(COOKIE.lastStore, { lastOrder: true, slug: store.slug } satisfies LastStore, LAST_STORE_SECONDS);
}

/** The store of the last order, if there was one and the store still exists. */
export async function lastStore(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
): Promise<StoreState | undefined> {
  const stored = cookies.read(COOKIE.lastStore) as Partial<LastStore> | undefined;
  if (stored?.lastOrder !== true || typeof stored.slug !== 'string' || !/^[\w-]{1,160}$/.test(stored.slug))
    return undefined;
  const api = apiClient(config, { business, deviceId: deviceNumber(cookies) });
  // On failure the shopper selects a store again; it must not cost them the session.
  const reply = await api.call('POST /stores/details', { body: { seoUrl: stored.slug } }).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const { id, slug, name } = reply.data;
  return { id, slug, name };
}
