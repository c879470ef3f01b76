import type { Facility } from '@storefront/api/entities/enumerations';
import type { ListedStore } from '../store/listed-store';

/** A filter of the list; it appears in the URL as `name=yes`. */
export interface StoreFilter {
  readonly name: string;
  readonly label: string;
  readonly isFacility?: true;
  fits(store: ListedStore): boolean;
}

const GENERAL: readonly StoreFilter[] = [
  { name: 'open', label: 'Open now', fits: ({ state }) => state === 'open' },
  { name: 'delivers', label: 'Delivers to me', fits: ({ deliversHere }) => deliversHere === true },
  { name: 'collects', label: 'Collection', fits: ({ ways }) => ways.includes('collection') },
];

const FACILITIES: Record<Facility, string> = {
  parking: 'Parking',
  step_free: 'Step-free',
  bike_racks: 'Bike racks',
  toilets: 'Toilets',
  cafe: 'Café',
  bakery: 'Bakery',
  pharmacy: 'Pharmacy',
  lockers: 'Lockers',
  engraving: 'Engraving',
  key_cutting: 'Key cutting',
};

export const facilityLabel = (facility: Facility): string => FACILITIES[facility];

/** The filters that distinguish these stores: a facility that no store has is left out. */
export function filtersFor(stores: readonly ListedStore[]): StoreFilter[] {
  const here = new Set(stores.flatMap(({ facilities }) => facilities));
  const byFacility = (Object.keys(FACILITIES) as Facility[])
    .filter((facility) => here.has(facility))
    .map((facility) => ({
      name: `has-${facility.replace('_', '-')}`,
      label: FACILITIES[facility],
      isFacility: true as const,
      fits: (store: ListedStore) => store.facilities.includes(facility),
    }));
  return [...GENERAL, ...byFacility];
}

/** The names of the filters that a URL activates. */
export function readFilters(query: Readonly<Record<string, string>>): string[] {
  return Object.keys(query).filter(
    (name) => query[name] === 'yes' && /^(open|delivers|collects|has-[a-z-]{1,20})$/.test(name),
  );
}

/** The stores that match every active filter, in order. */
export function filterStores(stores: readonly ListedStore[], on: readonly string[]): ListedStore[] {
  const activeFilters = filtersFor(stores).filter(({ name }) => on.includes(name));
  return stores.filter((store) => activeFilters.every((filter) => filter.fits(store)));
}

/** The number of results with this filter added to the active ones. */
export const countWith = (stores: readonly ListedStore[], on: readonly string[], name: string): number =>
  filterStores(stores, [...on, name]).length;
