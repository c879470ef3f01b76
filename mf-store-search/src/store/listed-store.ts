import type { Facility } from '@storefront/api/entities/enumerations';
import type { StoreSummary } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { milesLabel } from './distance';

/** A store in a list; the server formats every text, so that hydration renders the same. */
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
  /** Its approximate delivery area, for the map. */
  readonly area?: readonly (readonly [latitude: number, longitude: number])[];
  /** Farther away than most shoppers would travel to collect. */
  readonly isFar: boolean;
  /** How this store can serve the shopper: as requested, else by the other method; undefined when by neither. */
  readonly offers?: Fulfilment;
}

/** The list data of a store for delivery or collection. */
export function listedStore(store: StoreSummary, fulfilment: Fulfilment, now: Date): ListedStore {
  const { addressLine1, town, postcode } = store.address;
  const offers = offeredWay(store, fulfilment);
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    town,
    address: [addressLine1, town, postcode].join(', '),
    ...(store.distanceMetres === null ? {} : { distance: milesLabel(store.distanceMetres) }),
    isFar: isFar(store),
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
    // The slot belongs to the requested method; the other method has its own slots.
    ...(store.nextSlot && offers === fulfilment
      ? { nextSlot: slotDayLabel(new Date(store.nextSlot.startsAt), new Date(store.nextSlot.endsAt), now) }
      : {}),
    offers,
  };
}

/** Stores farther away are not near by, and are too far to collect from. */
const NEAR_METRES = 80_000;

export const isFar = ({ distanceMetres }: Pick<StoreSummary, 'distanceMetres'>): boolean =>
  (distanceMetres ?? 0) > NEAR_METRES;

/** A precision of ten metres is enough for a map and keeps the document small. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function offeredWay(store: StoreSummary, requested: Fulfilment): Fulfilment | undefined {
  if (store.state === 'closed') return undefined;
  const delivers = store.deliversHere !== false && store.fulfilment.includes('delivery');
  const collects = store.fulfilment.includes('collection');
  if (delivers && (requested === 'delivery' || !collects)) return 'delivery';
  return collects ? 'collection' : undefined;
}
