import type { Places, Provider } from '../../context/places.types';
import { refuse } from '../../problem';
import { ProviderUnavailable } from './providers/provider-unavailable';

/**
 * Asks place providers in order, and the gazetteer if none of them answers. An empty answer counts; only a failure
 * leads to the next provider. A place id goes to the provider that issued it.
 */
export function chainPlaces(providers: readonly Provider[], gazetteer: Places): Places {
  async function first<T>(ask: (provider: Provider) => Promise<T> | undefined, last: () => Promise<T>): Promise<T> {
    for (const provider of providers) {
      try {
        const answer = ask(provider);
        if (answer) return await answer;
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
      }
    }
    return last();
  }
  return {
    autocomplete: (typed) =>
      first(
        (one) => one.autocomplete?.(typed),
        () => gazetteer.autocomplete(typed),
      ),
    find: (typed) =>
      first(
        (one) => one.find?.(typed),
        () => gazetteer.find(typed),
      ),
    geocode: (typed) =>
      first(
        (one) => one.geocode?.(typed),
        () => gazetteer.geocode(typed),
      ),
    postcode: (postcode, country) =>
      first(
        (one) => one.postcode?.(postcode, country),
        () => gazetteer.postcode(postcode, country),
      ),
    postcodeAt: (point) =>
      first(
        (one) => one.postcodeAt?.(point),
        () => gazetteer.postcodeAt(point),
      ),
    addressesNear: (point) =>
      first(
        (one) => one.addressesNear?.(point),
        () => gazetteer.addressesNear(point),
      ),
    addressesAt: (postcode, country) =>
      first(
        (one) => one.addressesAt?.(postcode, country),
        () => gazetteer.addressesAt(postcode, country),
      ),
    async details(placeId, sessionToken) {
      const from = providers.find(({ name }) => placeId.startsWith(`${name}:`));
      if (!from?.details) return gazetteer.details(placeId);
      try {
        return await from.details(placeId, sessionToken);
      } catch (error) {
        if (error instanceof ProviderUnavailable)
          throw refuse('places_unavailable', 'Unable to get address info, try another address.');
        throw error;
      }
    },
  };
}
