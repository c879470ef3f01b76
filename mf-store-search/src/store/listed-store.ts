import type { Facility } from '@storefront/api/entities/enumerations';
import type { StoreSummary } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { milesLabel } from './distance';

/** A store as the lists show it; every word is worked out by the server, so that the page wakes to what it rendered. */
export interface ListedStore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  readonly address: string;
  readonly distance?: string;
  readonly state: StoreSummary['state'];
  readonly hours: string;
  readonly deliversHere: boolean | null;
  readonly minimumSpend: number;
  readonly deliveryFee: number | null;
  readonly nextSlot?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ways: readonly Fulfilment[];
  readonly facilities: readonly Facility[];
  /** Roughly where it delivers, for the map. */
  readonly area?: readonly (readonly [latitude: number, longitude: number])[];
  /** How this store can serve the shopper: as they asked, else by collection; undefined when it takes no orders. */
  readonly offers?: Fulfilment;
}

/** What a list needs of a store, seen by a shopper who wants it delivered or to collect it. */
export function listedStore(store: StoreSummary, wanted: Fulfilment, now: Date): ListedStore {
  const { addressLine1, town, postcode } = store.address;
  const offers = offeredWay(store, wanted);
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    town,
    address: [addressLine1, town, postcode].join(', '),
    ...(store.distanceMetres === null ? {} : { distance: milesLabel(store.distanceMetres) }),
    state: store.state,
    hours: store.openingHours,
    deliversHere: store.deliversHere,
    minimumSpend: store.minimumSpend,
    deliveryFee: store.deliveryFee,
    latitude: store.latitude,
    longitude: store.longitude,
    ways: store.fulfilment,
    facilities: store.facilities,
    ...(store.deliveryArea ? { area: store.deliveryArea.polygon.map(([a, b]) => [short(a), short(b)] as const) } : {}),
    // The slot that was found is one of the wanted way; a store that offers the other has slots of its own.
    ...(store.nextSlot && offers === wanted
      ? { nextSlot: slotDayLabel(new Date(store.nextSlot.startsAt), new Date(store.nextSlot.endsAt), now) }
      : {}),
    offers,
  };
}

/** Ten metres are as fine as a map shows, and the document carries every corner. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function offeredWay(store: StoreSummary, wanted: Fulfilment): Fulfilment | undefined {
  if (store.state === 'closed') return undefined;
  if (wanted === 'delivery' && store.deliversHere !== false && store.fulfilment.includes('delivery')) return 'delivery';
  return store.fulfilment.includes('collection') ? 'collection' : undefined;
}
