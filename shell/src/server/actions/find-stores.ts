import { ADDRESS_TEXT_MAX_LENGTH, LATITUDE_MAX, LONGITUDE_MAX } from '@storefront/api/constants';
import type { Fulfilment, LocationState } from '@storefront/bus/state.types';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import { apiClient, type ServerApi } from '../api/api-client';
import type { ShellConfig } from '../config';
import { deviceNumber } from '../consent/device-number';
import type { SessionCookies } from '../session/cookies';
import { selectStore } from '../session/session-routes';

type Form = ReadonlyMap<string, string>;

/** What a search may be by; what is found out about a place stands before what was typed to find it. */
const SEARCHED_BY = [['postcode'], ['latitude', 'longitude'], ['placeId'], ['address']] as const;
/** More of it would not fit into an address; the page says what is wrong with it as it is. */
const LONGEST = 300;
const LONGEST_POSTCODE = 12;

/**
 * A search for stores: remembers the place, and where the business wants it picks the nearest store that can serve.
 * Returns the page to go to. What cannot be found here is for the page of stores to say, so that it is said in one place.
 */
export async function findStores(
  config: ShellConfig,
  cookies: SessionCookies,
  business: Business,
  form: Form,
  address: string,
): Promise<string> {
  const fulfilment = form.get('fulfilment') === 'collection' ? 'collection' : 'delivery';
  const by = SEARCHED_BY.find(([name]) => form.get(name)) ?? SEARCHED_BY.flat().filter((name) => form.has(name));
  const asked = Object.fromEntries([
    ['fulfilment', fulfilment],
    ...by.flatMap((name) => (form.has(name) ? [[name, form.get(name)?.slice(0, LONGEST)]] : [])),
  ]);
  const storesNearBy = (more: Record<string, string> = {}) => urlTo('stores-near-by', {}, { ...asked, ...more });
  try {
    const api = apiClient(config, { business, address, deviceId: deviceNumber(cookies) });
    const location = await locate(api, form);
    if (!location) return storesNearBy();
    const { place } = cookies;
    // How the order is had changes with the store, not with a look elsewhere.
    cookies.setPlace({ ...place, location, fulfilment: place.store ? place.fulfilment : fulfilment });
    if (!business.features.automaticNearestStore) return storesNearBy();
    const store = await nearestStore(api, location, fulfilment);
    if (!store) return storesNearBy();
    const chosen = await selectStore(config, cookies, business, {
      storeId: store.id,
      fulfilment,
      location,
      address,
    });
    if (chosen.kind === 'refused') return storesNearBy({ problem: chosen.code, store: String(store.id) });
    return chosen.basketCount > 0 ? urlTo('basket') : urlTo('stores-storeSlug', { storeSlug: chosen.storeSlug });
  } catch {
    // The back end is away: the page of stores has its own way of saying so, or shows what it knew.
    return storesNearBy();
  }
}

/** Where that is: as the shopper's browser found it out, else as the back end knows it. */
async function locate(api: ServerApi, form: Form): Promise<LocationState | undefined> {
  const at = coordinates(form);
  const address = form.get('address')?.slice(0, ADDRESS_TEXT_MAX_LENGTH);
  // A whole postcode may come by the address field, which has no script to tell.
  const typed = !at && !form.get('placeId') && address && address.length <= LONGEST_POSTCODE ? address : undefined;
  const postcode = form.get('postcode') || typed;
  if (postcode) {
    if (postcode.length > LONGEST_POSTCODE) return undefined;
    const known = await api.call('POST /location/coordinates-by-postcode', { body: { postcode } });
    return known.ok ? { ...spotOf(known.data), ...at, ...(at && address ? { address } : {}) } : undefined;
  }
  if (at) {
    const known = await api.call('POST /location/postcode-from-coordinates', { body: at });
    return known.ok ? { ...spotOf(known.data), ...at } : undefined;
  }
  const placeId = form.get('placeId');
  if (!placeId) return undefined;
  const place = await api.call('POST /location/place-details', { body: { placeId } });
  if (!place.ok || !place.data.address.postcode) return undefined;
  const { line1, town, postcode: its } = place.data.address;
  const { latitude, longitude } = place.data;
  return {
    ...spotOf({ postcode: its, latitude, longitude }),
    address: [line1, town].filter(Boolean).join(', ').slice(0, ADDRESS_TEXT_MAX_LENGTH),
  };
}

const spotOf = ({ postcode, latitude, longitude }: Omit<LocationState, 'address'>): LocationState => ({
  postcode,
  latitude,
  longitude,
});

function coordinates(form: Form): { latitude: number; longitude: number } | undefined {
  if (!form.get('latitude') || !form.get('longitude')) return undefined;
  const latitude = Number(form.get('latitude'));
  const longitude = Number(form.get('longitude'));
  return Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= LONGITUDE_MAX
    ? { latitude, longitude }
    : undefined;
}

/** The nearest store that takes orders and can serve the place as it was asked. */
async function nearestStore(api: ServerApi, { postcode }: LocationState, fulfilment: Fulfilment) {
  const found = await api.call('POST /stores/search', { body: { postcode, fulfilmentMethod: fulfilment } });
  if (!found.ok) return undefined;
  return found.data.stores.find(
    ({ state, deliversHere }) => state !== 'closed' && (fulfilment === 'collection' || deliversHere),
  );
}
