import type { SelectedAddress } from '@storefront/api/entities/address';
import type { DeliveryArea, StoreDetails, StoreSummary } from '@storefront/api/entities/store';
import type { Business } from '../businesses/businesses.repository';
import { distanceMetres } from '../location/distance';
import { openingText, openingWeek, storeState } from './opening';
import type { DeliveringStores, SoonestSlot, Store } from './stores.repository';

export interface ViewedFrom {
  latitude: number;
  longitude: number;
  /** The stores that deliver to the shopper's place. */
  delivering: DeliveringStores;
}

export interface StoreViewing {
  business: Business;
  now: Date;
  from: ViewedFrom | undefined;
  /** The next slot of the requested method, or of any. */
  soonest: ReadonlyMap<number, SoonestSlot>;
  /** The next delivery slot, which decides the delivery fee. */
  delivery: ReadonlyMap<number, SoonestSlot>;
  areas: ReadonlyMap<number, DeliveryArea>;
}

function storeAddress(store: Store, country: string): SelectedAddress {
  return {
    country,
    addressLine1: store.addressLine1,
    ...(store.addressLine2 !== null && { addressLine2: store.addressLine2 }),
    postcode: store.postcode,
    town: store.town,
    ...(store.county !== null && { county: store.county }),
  };
}

const slotTimes = (slot: SoonestSlot | undefined) =>
  slot ? { startsAt: slot.startsAt.toISOString(), endsAt: slot.endsAt.toISOString() } : null;

export function storeSummary(
  store: Store,
  { business, now, from, soonest, delivery, areas }: StoreViewing,
): StoreSummary {
  const { country, timeZone } = business.settings;
  return {
    id: store.id,
    name: store.name,
    slug: store.slug,
    address: storeAddress(store, country),
    latitude: store.latitude,
    longitude: store.longitude,
    distanceMetres: from ? distanceMetres(from, store) : null,
    state: storeState(store, now, timeZone),
    fulfilment: store.fulfilment,
    deliversHere: from ? store.fulfilment.includes('delivery') && from.delivering.has(store.id) : null,
    minimumSpend: store.minimumSpend,
    deliveryFee: store.fulfilment.includes('delivery') ? (delivery.get(store.id)?.fee ?? null) : null,
    ...(delivery.get(store.id)?.feeVaries && { deliveryFeeVaries: true }),
    nextSlot: slotTimes(soonest.get(store.id)),
    orderDaysInAdvance: store.orderDaysInAdvance,
    openingHours: openingText(store, now, timeZone),
    facilities: store.facilities,
    deliveryArea: store.fulfilment.includes('delivery') ? (areas.get(store.id) ?? null) : null,
  };
}

/**
 * @param collection the next collection slot
 * @param paymentMethods those that the store accepts
 */
export function storeDetailsView(
  store: Store,
  viewing: StoreViewing,
  collection: ReadonlyMap<number, SoonestSlot>,
  paymentMethods: StoreDetails['paymentMethods'],
): StoreDetails {
  const { cashLimit } = viewing.business.settings;
  return {
    ...storeSummary(store, viewing),
    nextSlots: {
      delivery: store.fulfilment.includes('delivery') ? slotTimes(viewing.delivery.get(store.id)) : null,
      collection: store.fulfilment.includes('collection') ? slotTimes(collection.get(store.id)) : null,
    },
    phone: store.phone,
    about: store.about,
    openingWeek: openingWeek(store),
    guestCheckout: store.guestCheckout && viewing.business.settings.features.guestCheckout,
    paymentMethods,
    ...(cashLimit && { cashLimit }),
    freeDeliveryFrom: store.freeDeliveryFrom,
    onlyFutureSlots: store.onlyFutureSlots,
  };
}
