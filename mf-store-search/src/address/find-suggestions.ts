import type { ApiClient } from '@storefront/api/client';
import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { LocationState } from '@storefront/bus/state.types';
import { addressInfoUnavailable, locationNotFound } from '@storefront/messages/store-search';
import { connectionLost, tooManyRequests } from '@storefront/messages/system';

export type Suggestions =
  | { readonly kind: 'found'; readonly suggestions: readonly AutocompleteSuggestion[] }
  | { readonly kind: 'none'; readonly message: string };

/** The addresses that match a text. Rejects only when `signal` was aborted. */
export async function findSuggestions(
  api: ApiClient,
  term: string,
  sessionToken: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const reply = await api
    .call('POST /location/autocomplete', { body: { term, sessionToken }, signal })
    .catch(() => undefined);
  signal.throwIfAborted();
  if (!reply) return { kind: 'none', message: connectionLost };
  if (!reply.ok)
    return { kind: 'none', message: reply.error.code === 'rate_limited' ? tooManyRequests : locationNotFound };
  const { suggestions } = reply.data;
  return suggestions.length ? { kind: 'found', suggestions } : { kind: 'none', message: locationNotFound };
}

export type PlaceFound =
  | { readonly kind: 'found'; readonly location: LocationState }
  | { readonly kind: 'none'; readonly message: string };

/** The coordinates of a suggestion. */
export async function findPlace(
  api: ApiClient,
  { placeId, description }: AutocompleteSuggestion,
  sessionToken: string,
  signal: AbortSignal,
): Promise<PlaceFound> {
  const reply = await api
    .call('POST /location/place-details', { body: { placeId, sessionToken }, signal })
    .catch(() => undefined);
  signal.throwIfAborted();
  if (!reply?.ok) return { kind: 'none', message: addressInfoUnavailable };
  const { latitude, longitude, address } = reply.data;
  return { kind: 'found', location: { postcode: address.postcode, latitude, longitude, address: description } };
}
