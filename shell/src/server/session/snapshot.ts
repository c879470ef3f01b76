import type { Basket } from '@storefront/api/entities/basket';
import { basketStateOf, slotStateOf } from '@storefront/bus/from-basket';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import type { Business } from '@storefront/remote-kit/business.types';
import type { ShownBusiness } from '../../client-config';
import { apiClient, type ServerApi } from '../api/api-client';
import type { ShellConfig } from '../config';
import { accessTokenOf } from './access-token';
import { storeOf } from './chosen-store';
import { COOKIE, type SessionCookies } from './cookies';
import { lastStore } from './last-store';
import type { Place } from './place';

/** The session snapshot for hydration, from the cookies and the API. */
export async function sessionSnapshot(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness & Pick<Business, 'features'>,
): Promise<SessionSnapshot> {
  const assisted = cookies.isAssisted ? await assistedVisit(config, cookies, business) : undefined;
  const accessToken = await accessTokenOf(config, cookies, business);
  // Set before the first page of checkout, so that its calls share one session.
  if (cookies.basketToken) cookies.keepGuestSession();
  const api = apiClient(config, { business, accessToken, guestSession: cookies.guestSession });
  // A failing back end throws: it must neither log a member out nor lose a basket.
  const [clock, profile, favourites, basket] = await Promise.all([
    api.call('GET /slots/server-time'),
    accessToken ? api.call('GET /member/profile') : undefined,
    // Hearts are not worth a failing session.
    accessToken ? api.call('GET /member/favourites').catch(() => undefined) : undefined,
    cookies.basketToken
      ? api.call('POST /basket/get-or-create', {
          body: { basketToken: cookies.basketToken, isSummary: true, mustExist: true },
        })
      : undefined,
  ]);
  if (!clock.ok) throw new Error(`The server's time could not be read: ${clock.error.code}`);
  const known = basket?.ok ? basket.data : undefined;
  if (known) cookies.setBasket(known.basketToken);
  else if (basket?.ok === false && basket.error.status === 404) cookies.clear(COOKIE.basket);
  const member = profile?.ok ? profile.data : undefined;
  if (member && !cookies.place.location && !cookies.place.store) await takeUsualPlace(api, cookies, known);
  const place = await placeOf(config, cookies, business, known, business.features.restoreLastStore);
  return {
    session: {
      ...(member
        ? { strategy: 'member', kind: member.session.kind, firstname: member.firstname }
        : { strategy: 'guest', kind: 'unknown' }),
      version: config.sessionVersion,
      ...assisted,
    },
    location: place.location,
    fulfilment: place.fulfilment,
    store: place.store,
    basket: known ? basketStateOf(known) : null,
    slot: known ? slotStateOf(known.reservation) : null,
    favourites: member && favourites?.ok ? favourites.data.menuItemIds : null,
    serverTime: clock.data.serverTime,
  };
}

/** For whom an operator acts in this browser; a visit that has ended leaves nothing in it. */
async function assistedVisit(config: ShellConfig, cookies: SessionCookies, business: ShownBusiness) {
  const accessToken = await accessTokenOf(config, cookies, business);
  const api = apiClient(config, { business, accessToken, guestSession: cookies.guestSession });
  const visit = await api.call('GET /auth/assisted-visit');
  if (visit.ok) return { assistedFor: visit.data.assistedFor };
  cookies.endAssistedVisit();
  return undefined;
}

/**
 * A member who logs in on a new device is where they shop, unless the basket is another store's. A failure leaves them
 * to choose.
 */
async function takeUsualPlace(api: ServerApi, cookies: SessionCookies, basket: Basket | undefined): Promise<void> {
  const usual = await api.call('GET /member/usual-place').catch(() => undefined);
  if (!usual?.ok) return;
  const { location, store, fulfilmentMethod } = usual.data;
  const isElsewhere = basket?.storeId && basket.storeId !== store?.id;
  if (isElsewhere || (!location && !store)) return;
  cookies.setPlace({ location, store, fulfilment: basket?.storeId ? basket.fulfilmentMethod : fulfilmentMethod });
}

/**
 * The shopper's place and store. A basket that was filled, or a time that was held, on a store's page selects that store;
 * without a selection the store of the last order is restored, if the business wants it.
 */
async function placeOf(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
  basket: Basket | undefined,
  restoresLast: boolean,
): Promise<Place> {
  const { place } = cookies;
  const chosen = place.store ? await storeOf(config, business, place.store.id) : undefined;
  if (chosen) return { ...place, store: chosen };
  if (place.store) cookies.setPlace({ ...place, store: null });
  return placeWithoutStore(config, cookies, business, basket, restoresLast);
}

async function placeWithoutStore(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
  basket: Basket | undefined,
  restoresLast: boolean,
): Promise<Place> {
  const { place } = cookies;
  if (!basket?.storeId || !(basket.lines.length || slotStateOf(basket.reservation))) {
    const store = restoresLast ? await lastStore(config, cookies, business) : undefined;
    if (!store) return place;
    cookies.setPlace({ ...place, store });
    return { ...place, store };
  }
  const store = await storeOf(config, business, basket.storeId);
  if (!store) return place;
  const chosen: Place = { ...place, fulfilment: basket.fulfilmentMethod, store };
  cookies.setPlace(chosen);
  return chosen;
}
