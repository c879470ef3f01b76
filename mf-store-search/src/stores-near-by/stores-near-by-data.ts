import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { StoresSearchResult } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import type { ContactAnswer } from '../future-contact/contact-answer';
import { type ListedStore, listedStore } from '../store/listed-store';
import type { SearchedPlace } from '../store/select-fields';

export interface StoresNearByData {
  readonly fulfilment: Fulfilment;
  /** As it was typed, or in its usual form once it was found. */
  readonly postcode?: string;
  /** As it was typed, or as the chosen place is written. */
  readonly address?: string;
  /** The suggestion that was chosen. */
  readonly placeId?: string;
  /** What is wrong with what was searched for, to stand beside the field. */
  readonly problem?: string;
  /** What a typed address may mean. */
  readonly suggestions?: readonly AutocompleteSuggestion[];
  readonly town?: string;
  readonly place?: SearchedPlace;
  /** Nearest first; absent while nothing was searched for. */
  readonly stores?: readonly ListedStore[];
  /** Names of the filters that are on. */
  readonly filters: readonly string[];
  /** What a phone shows of a search; a desktop shows both. */
  readonly view: 'list' | 'map';
  /** Why choosing a store was refused, or why the shopper was sent here; and which store it is about. */
  readonly refusal?: RefusedStore;
  /** What became of asking to hear of a store, when that was asked without scripts. */
  readonly contactAnswer?: ContactAnswer;
}

export interface RefusedStore {
  readonly code: string;
  readonly store?: { readonly id: number; readonly name: string; readonly offers?: Fulfilment };
}

/** Further than this nobody calls near by; the list of all stores has the rest. */
const NEAR_METRES = 80_000;
/** So many are shown however far they are, rather than none. */
const AT_LEAST = 3;

/** What the page shows of a search. */
export function foundStores(found: StoresSearchResult, fulfilment: Fulfilment, now: Date) {
  const { fulfilmentLocation: location } = found;
  const place = location?.postcode
    ? { postcode: location.postcode, latitude: location.latitude, longitude: location.longitude }
    : undefined;
  const near = found.stores.filter(
    (store, at) => at < AT_LEAST || store.deliversHere || (store.distanceMetres ?? 0) <= NEAR_METRES,
  );
  return {
    town: location?.town ?? undefined,
    place,
    stores: near.map((store) => listedStore(store, fulfilment, now)),
  };
}

/** True when the shopper wants it brought and nobody here can. */
export const nobodyDelivers = ({ fulfilment, stores }: Pick<StoresNearByData, 'fulfilment' | 'stores'>): boolean =>
  fulfilment === 'delivery' && !!stores && !stores.some((store) => store.deliversHere);
