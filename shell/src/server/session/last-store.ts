import { DAY_SECONDS } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import type { ShownBusiness } from '../../client-config';
import { callApi } from '../api-call';
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
  const reply = await callApi(config, '/stores/details', {
    business,
    deviceId: deviceNumber(cookies),
    body: { seoUrl: kept.slug },
  });
  if (reply.status !== 200) return undefined;
  const { id, slug, name } = reply.body as ReplyOf<'POST /stores/details'>;
  return { id, slug, name };
}
