import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { StoresSearchResult } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import type { ContactAnswer } from '../future-contact/contact-answer';
import type { Errand } from '../store/errand';
import { isFar, type ListedStore, listedStore } from '../store/listed-store';
import type { SearchedPlace } from '../store/select-fields';

export interface StoresNearByData {
  readonly fulfilment: Fulfilment;
  /** As typed, or normalised once it was found. */
  readonly postcode?: string;
  /** As typed, or as the selected place is written. */
  readonly address?: string;
  /** The selected suggestion. */
  readonly placeId?: string;
  readonly errand?: Errand;
  /** The error of the search, shown beside the field. */
  readonly problem?: string;
  /** The suggestions for a typed address. */
  readonly suggestions?: readonly AutocompleteSuggestion[];
  readonly town?: string;
  readonly place?: SearchedPlace;
  /** Nearest first; missing without a search. */
  readonly stores?: readonly ListedStore[];
  /** The names of the active filters. */
  readonly filters: readonly string[];
  /** The view on a phone; a desktop shows both. */
  readonly view: 'list' | 'map';
  /** The code that says why selecting a store was refused, or why a link led here. */
  readonly refusal?: string;
  /** The result of the future-contact form when it was sent without scripts. */
  readonly contactAnswer?: ContactAnswer;
}

/** The minimum number of stores to show, however far away. */
const MIN_STORES = 3;

/** Builds the page's data from a search. */
export function foundStores(found: StoresSearchResult, fulfilment: Fulfilment, now: Date) {
  const { fulfilmentLocation: location } = found;
  const place = location?.postcode
    ? { postcode: location.postcode, latitude: location.latitude, longitude: location.longitude }
    : undefined;
  const near = found.stores.filter((store, at) => at < MIN_STORES || store.deliversHere || !isFar(store));
  return {
    town: location?.town ?? undefined,
    place,
    stores: near.map((store) => listedStore(store, fulfilment, now)),
  };
}

/** True when every store found is too far away to collect from, and none delivers. */
export const areAllFar = (stores: readonly ListedStore[]): boolean =>
  stores.length > 0 && stores.every((store) => store.isFar && !store.deliversHere);

/** True when the shopper wants delivery and no store delivers there. */
export const hasNoDelivery = ({ fulfilment, stores }: Pick<StoresNearByData, 'fulfilment' | 'stores'>): boolean =>
  fulfilment === 'delivery' && !!stores && !stores.some((store) => store.deliversHere);
