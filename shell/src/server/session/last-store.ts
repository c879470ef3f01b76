import { DAY_SECONDS } from '@storefront/api/constants';
import type { StoreState } from '@storefront/bus/state.types';
import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import { deviceNumber } from '../consent/device-number';
import { COOKIE, type SessionCookies } from './cookies';

/** What a browser remembers of its last order: that there was one, and at which store. */
interface LastStore {
  readonly lastOrder: true;
  readonly slug: string;
}

const REMEMBERED = 180 * DAY_SECONDS;

/** Remembers the chosen store as that of an order that was just placed. */
export function rememberLastStore(cookies: SessionCookies): void {
  const { store } = cookies.place;
  if (store) cookies.write(COOKIE.lastStore, { lastOrder: true, slug: store.slug } satisfies LastStore, REMEMBERED);
}

/** The store of the last order, if there was one and the store is still there. */
export async function lastStore(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
): Promise<StoreState | undefined> {
  const kept = cookies.read(COOKIE.lastStore) as Partial<LastStore> | undefined;
  if (kept?.lastOrder !== true || typeof kept.slug !== 'string' || !/^[\w-]{1,160}$/.test(kept.slug)) return undefined;
  const api = apiClient(config, { business, deviceId: deviceNumber(cookies) });
  // Without it the shopper chooses anew: a failing back end must not cost them the whole session.
  const reply = await api.call('POST /stores/details', { body: { seoUrl: kept.slug } }).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const { id, slug, name } = reply.data;
  return { id, slug, name };
}
