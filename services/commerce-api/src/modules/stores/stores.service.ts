import { STORES_MAX } from '@storefront/api/constants';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { FulfilmentLocation, StoreDetails, StoresSearchResult } from '@storefront/api/entities/store';
import type { BodyOf } from '@storefront/api/operation-types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { distanceMetres } from '../location/distance';
import { placeOfPostcode } from '../location/location.service';
import type { DeliveryZone } from '../slots/delivery-zones';
import { acceptedMethods } from './accepted-methods';
import { storeState } from './opening';
import { storeDetailsView, storeSummary, type ViewedFrom } from './store-view';
import {
  type DeliveringStores,
  deliveryAreasOf,
  type SoonestSlot,
  type Store,
  soonestSlots,
  storeBy,
  storesDeliveringTo,
  storesOf,
} from './stores.repository';

export interface PlaceQuery {
  country?: string;
  postcode?: string;
  latitude?: number;
  longitude?: number;
}

/** Where an order goes; without a zone the slot's own price holds. */
export interface DeliveryPlace {
  postcode: string | undefined;
  zone: DeliveryZone | undefined;
}

interface ShopperPlace {
  location: FulfilmentLocation;
  from: ViewedFrom;
}

/** The shopper's place by postcode, else by coordinates; then the nearest postcode decides who delivers there. */
async function locate(
  context: ServiceContext,
  business: Business,
  where: PlaceQuery,
): Promise<ShopperPlace | undefined> {
  const { db, places } = context;
  if (where.postcode !== undefined) {
    const place = await placeOfPostcode(context, business, where.postcode, where.country);
    const { postcode, latitude, longitude, town } = place;
    const delivering = await storesDeliveringTo(db, postcode);
    return { location: { postcode, latitude, longitude, town }, from: { latitude, longitude, delivering } };
  }
  const { latitude, longitude } = where;
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = await places.postcodeAt({ latitude, longitude });
  const delivering = place ? await storesDeliveringTo(db, place.postcode) : new Map();
  const location = { postcode: place?.postcode ?? null, latitude, longitude, town: place?.town ?? null };
  return { location, from: { latitude, longitude, delivering } };
}

/**
 * Refuses a place that a store does not deliver to; without a place it does nothing.
 * @returns the postcode of the place, if it is known, and the store's delivery zone there, if it has zones
 * @throws out_of_delivery_area, invalid_postcode, postcode_not_found
 */
export async function checkDelivery(
  context: ServiceContext,
  business: Business,
  storeId: number,
  where: PlaceQuery,
): Promise<DeliveryPlace> {
  const located = await locate(context, business, where);
  if (located && !located.from.delivering.has(storeId)) throw refuse('out_of_delivery_area');
  return { postcode: located?.location.postcode ?? undefined, zone: located?.from.delivering.get(storeId) };
}

/** The stores for a shopper at a place, nearest first. */
export async function searchStores(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /stores/search'>,
  now: Date,
): Promise<StoresSearchResult> {
  const located = await locate(context, business, body);
  const { fulfilmentMethod: method, filters = {} } = body;
  const { openNow, deliversHere, delivery, collection, otherMethods, facilities = [] } = filters;
  const { maximumDistanceMetres = Number.POSITIVE_INFINITY, limit = STORES_MAX } = filters;
  const from = located?.from;
  const far = (store: Store) => (from ? distanceMetres(from, store) : 0);
  const rows = (await storesOf(context, business.id))
    .filter((store) => !method || otherMethods || store.fulfilment.includes(method))
    .filter((store) => !delivery || store.fulfilment.includes('delivery'))
    .filter((store) => !collection || store.fulfilment.includes('collection'))
    .filter((store) => facilities.every((one) => store.facilities.includes(one)))
    .filter((store) => !openNow || storeState(store, now, business.settings.timeZone) === 'open')
    .filter((store) => !deliversHere || (from?.delivering.has(store.id) && store.fulfilment.includes('delivery')))
    .filter((store) => far(store) <= maximumDistanceMetres)
    .sort((a, b) => far(a) - far(b))
    .slice(0, limit);
  const areas = await deliveryAreasOf(context, business.id);
  const viewing = {
    business,
    now,
    from,
    areas,
    ...(await nextSlots(context, { business, rows, method }, now, from?.delivering)),
  };
  return { stores: rows.map((store) => storeSummary(store, viewing)), fulfilmentLocation: located?.location ?? null };
}

type NextSlots = ReadonlyMap<number, SoonestSlot>;

/** The sooner of both methods' slots for each store. */
function sooner(delivery: NextSlots, collection: NextSlots): NextSlots {
  const soonest = new Map([...delivery, ...collection]);
  for (const [id, slot] of delivery)
    if (slot.startsAt <= (soonest.get(id)?.startsAt ?? slot.startsAt)) soonest.set(id, slot);
  return soonest;
}

/** The next slot of the requested method or the sooner of both, and the next delivery slot with its fee. */
async function nextSlots(
  { db }: ServiceContext,
  { business, rows, method }: { business: Business; rows: readonly Store[]; method: FulfilmentMethod | undefined },
  now: Date,
  delivering: DeliveringStores | undefined,
) {
  const ids = rows.map(({ id }) => id);
  const { timeZone } = business.settings;
  const delivery = await soonestSlots(db, ids, { method: 'delivery', timeZone }, now, delivering);
  if (method === 'delivery') return { delivery, soonest: delivery };
  const collection = await soonestSlots(db, ids, { method: 'collection', timeZone }, now);
  return { delivery, soonest: method === 'collection' ? collection : sooner(delivery, collection) };
}

export async function findNearByStores(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /stores/near-by'>,
  now: Date,
): Promise<StoresSearchResult> {
  const { lat: latitude, lng: longitude, fulfilmentMethod } = body;
  const result = await searchStores(context, business, { latitude, longitude, fulfilmentMethod }, now);
  if (!body.returnNearestOnly) return result;
  const nearest = result.stores.find(({ state }) => state !== 'closed');
  if (!nearest) throw refuse('store_not_found');
  return { ...result, stores: [nearest] };
}

/** One store by its seoUrl or id. */
export async function storeDetails(
  context: ServiceContext,
  business: Business,
  body: PlaceQuery & { seoUrl?: string; storeId?: number; fulfilmentMethod?: FulfilmentMethod },
  now: Date,
): Promise<StoreDetails> {
  const store = await storeBy(context, business.id, body);
  const located = await locate(context, business, body);
  const nextOf = (method: FulfilmentMethod) =>
    soonestSlots(
      context.db,
      [store.id],
      { method, timeZone: business.settings.timeZone },
      now,
      located?.from.delivering,
    );
  const [delivery, collection] = await Promise.all([nextOf('delivery'), nextOf('collection')]);
  const areas = await deliveryAreasOf(context, business.id);
  const soonest = body.fulfilmentMethod
    ? { delivery, collection }[body.fulfilmentMethod]
    : sooner(delivery, collection);
  const methods = acceptedMethods(context.gateways, business, store);
  return storeDetailsView(store, { business, now, from: located?.from, areas, delivery, soonest }, collection, methods);
}
