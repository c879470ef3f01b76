import type { LocatedAddress } from '@storefront/api/entities/place';
import Type, { type Static } from 'typebox';
import { MAX_ADDRESSES, MAX_SUGGESTIONS, type Provider } from '../../../context/places.types';
import { parseReply } from './parse-reply';
import { pathPart } from './path-part';
import type { ProviderClient } from './provider-client';

export interface GetAddressAccount {
  key: string;
  url: string;
}

const NAME = 'getaddress';
const PREFIX = `${NAME}:`;
/** Each needs a call of its own, which the provider charges for. */
const MAX_FOUND = 5;

const Suggestions = Type.Object({
  suggestions: Type.Array(Type.Object({ address: Type.String(), url: Type.String(), id: Type.String() })),
});

const lines = {
  line_1: Type.String(),
  line_2: Type.String(),
  town_or_city: Type.String(),
  county: Type.String(),
};
const Address = Type.Object({
  ...lines,
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
});
const Found = Type.Object({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  addresses: Type.Array(Type.Object(lines)),
});

type Lines = Pick<Static<typeof Address>, 'line_1' | 'line_2' | 'town_or_city' | 'county'>;

function located(placeId: string, place: Lines & Static<typeof Address>): LocatedAddress {
  const { line_1, line_2, town_or_city: town, county, postcode, latitude, longitude } = place;
  return {
    placeId,
    description: [line_1, line_2, town, postcode].filter(Boolean).join(', '),
    address: {
      country: 'GB',
      addressLine1: line_1,
      ...(line_2 && { addressLine2: line_2 }),
      postcode,
      town,
      ...(county && { county }),
    },
    latitude,
    longitude,
  };
}

/** getAddress.io: British addresses for typed text and for a postcode. */
export function getAddress({ key, url }: GetAddressAccount, client: ProviderClient): Provider {
  const at = (path: string, query: Record<string, string> = {}) => {
    const address = new URL(`${url}${path}`);
    address.search = new URLSearchParams({ ...query, 'api-key': key }).toString();
    return client.ask({ url: address });
  };

  const autocomplete: Provider['autocomplete'] = async ({ term, country }) => {
    if (country !== 'GB') return [];
    const query = { all: 'true', top: String(MAX_SUGGESTIONS) };
    const part = pathPart(term);
    if (!part) return [];
    const { status, body } = await at(`/autocomplete/${part}`, query);
    if (status !== 200) return [];
    const { suggestions } = parseReply(NAME, Suggestions, body);
    return suggestions
      .slice(0, MAX_SUGGESTIONS)
      .map(({ address, id }) => ({ placeId: `${PREFIX}${id}`, description: address }));
  };

  const details: Provider['details'] = async (placeId) => {
    const id = pathPart(placeId.slice(PREFIX.length));
    if (!id) return undefined;
    const { status, body } = await at(`/get/${id}`);
    return status === 200 ? located(placeId, parseReply(NAME, Address, body)) : undefined;
  };

  return {
    name: NAME,
    autocomplete,
    details,
    async find(typed) {
      const suggested = (await autocomplete(typed)).slice(0, MAX_FOUND);
      const found = await Promise.all(suggested.map(({ placeId }) => details(placeId)));
      return found.filter((one) => one !== undefined);
    },
    async addressesAt(postcode, country) {
      if (country !== 'GB') return undefined;
      const { status, body } = await at(`/find/${encodeURIComponent(postcode)}`, { expand: 'true' });
      if (status !== 200) return undefined;
      const { addresses, ...place } = parseReply(NAME, Found, body);
      return addresses
        .slice(0, MAX_ADDRESSES)
        .map((address, index) =>
          located(`${PREFIX}${place.postcode.replace(' ', '')}-${index}`, { ...address, ...place }),
        );
    },
  };
}
