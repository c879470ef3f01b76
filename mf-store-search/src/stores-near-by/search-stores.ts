import { problemCode } from '@storefront/api/api-problem';
import { SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { StoresSearchResult } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import {
  addressInfoUnavailable,
  addressNotChosen,
  locationNotFound,
  postcodeRefused,
} from '@storefront/messages/store-search';
import { tooManyRequests } from '@storefront/messages/system';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { normalPostcode, postcodeProblem } from '../postcode/postcode.model';
import { readSearch, type SearchQuery } from './search-query';

/** The maximum number of stores in the list. */
const MAX_STORES = 24;

export type StoreSearchOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'found'; readonly found: StoresSearchResult; readonly address?: string }
  /** The suggestions for the typed address, of which one must be selected. */
  | { readonly kind: 'suggested'; readonly suggestions: readonly AutocompleteSuggestion[] }
  /** The message is shown beside the field. */
  | { readonly kind: 'refused'; readonly message: string; readonly status: number };

type Services = Pick<LoadContext, 'api' | 'business'>;
type Where = { postcode: string } | { latitude: number; longitude: number };

const refused = (message: string, status = 200): StoreSearchOutcome => ({ kind: 'refused', message, status });

/** Runs the search of the page's URL. Errors that the shopper can correct are outcomes, all others are thrown. */
export async function searchStores(
  services: Services,
  query: LoadContext['query'],
  fulfilment: Fulfilment,
): Promise<StoreSearchOutcome> {
  try {
    return await search(services, readSearch(query), fulfilment);
  } catch (error) {
    // After too many searches the shopper sees the back end's message.
    if (problemCode(error) !== 'rate_limited') throw error;
    return refused((error as { detail?: string }).detail || tooManyRequests, 429);
  }
}

async function search(
  services: Services,
  searchQuery: SearchQuery,
  fulfilment: Fulfilment,
): Promise<StoreSearchOutcome> {
  const { business } = services;
  switch (searchQuery.kind) {
    case 'nothing':
      return searchQuery;
    case 'unreadable':
      return refused(searchQuery.message, 400);
    case 'postcode': {
      const problem = postcodeProblem(searchQuery.typed, business.postcodeRules, business.country);
      if (problem) return refused(problem);
      return storesAt(services, { postcode: normalPostcode(searchQuery.typed) }, fulfilment);
    }
    case 'coordinates': {
      const { latitude, longitude } = searchQuery;
      return storesAt(services, { latitude, longitude }, fulfilment);
    }
    case 'address':
      // Without scripts the address field may contain a full postcode.
      if (!postcodeProblem(searchQuery.typed, business.postcodeRules, business.country))
        return storesAt(services, { postcode: normalPostcode(searchQuery.typed) }, fulfilment);
      return suggestions(services, searchQuery.typed);
    case 'place':
      return storesAtPlace(services, searchQuery.placeId, fulfilment);
  }
}

async function storesAt(
  { api }: Services,
  where: Where,
  fulfilmentMethod: Fulfilment,
  address?: string,
): Promise<StoreSearchOutcome> {
  const reply = await api.call('POST /stores/search', {
    body: { ...where, fulfilmentMethod, filters: { limit: MAX_STORES, otherMethods: true } },
  });
  if (!reply.ok) {
    if (reply.error.code === 'business_mismatch') throw new Error('The search was sent to another business.');
    if (reply.error.code === 'rate_limited') throw reply.error;
    return refused(postcodeRefused);
  }
  // Coordinates in the sea have distances to stores but no postcode for deliveries.
  if ('latitude' in where && !reply.data.fulfilmentLocation?.postcode) return refused(locationNotFound);
  return { kind: 'found', found: reply.data, ...(address ? { address } : {}) };
}

async function suggestions({ api }: Services, typed: string): Promise<StoreSearchOutcome> {
  if (typed.length < SEARCH_TERM_MIN_LENGTH) return refused(addressNotChosen);
  const reply = await api.call('POST /location/autocomplete', { body: { term: typed } });
  if (!reply.ok) {
    if (reply.error.code === 'rate_limited') throw reply.error;
    return refused(locationNotFound);
  }
  const { suggestions: found } = reply.data;
  return found.length ? { kind: 'suggested', suggestions: found } : refused(locationNotFound);
}

async function storesAtPlace(services: Services, placeId: string, fulfilment: Fulfilment): Promise<StoreSearchOutcome> {
  const { api, business } = services;
  const reply = await api.call('POST /location/place-details', { body: { placeId } }).catch((error: unknown) => {
    if (problemCode(error) === 'rate_limited') throw error;
    return undefined;
  });
  if (!reply) return refused(addressInfoUnavailable, 503);
  if (!reply.ok) {
    if (reply.error.code === 'rate_limited') throw reply.error;
    return refused(addressInfoUnavailable, reply.error.code === 'places_unavailable' ? 503 : 200);
  }
  const { latitude, longitude, address } = reply.data;
  const line = [address.line1, address.town].filter(Boolean).join(', ');
  // The postcode decides who delivers; a place without a valid one is searched by its coordinates.
  const isKnown = !postcodeProblem(address.postcode, business.postcodeRules, business.country);
  const where = isKnown ? { postcode: normalPostcode(address.postcode) } : { latitude, longitude };
  return storesAt(services, where, fulfilment, line);
}
