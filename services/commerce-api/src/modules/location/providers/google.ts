import type { LocatedAddress } from '@storefront/api/entities/place';
import Type, { type Static } from 'typebox';
import { MAX_SUGGESTIONS, type Point, type Provider } from '../../../context/places.types';
import { parseReply } from './parse-reply';
import { pathPart } from './path-part';
import { type ProviderClient, QUOTA_SECONDS, REFUSED_KEY_SECONDS } from './provider-client';

export interface GoogleAccount {
  key: string;
  /** From Places API (New). */
  placesUrl: string;
  /** From the Geocoding API. */
  geocodingUrl: string;
}

const NAME = 'google';
const PREFIX = `${NAME}:`;
const DETAILS_FIELDS = 'id,formattedAddress,location,addressComponents';
/** Each full address for typed text costs one request. */
const MAX_FOUND = 5;

const Suggestions = Type.Object({
  suggestions: Type.Optional(
    Type.Array(
      Type.Object({
        placePrediction: Type.Optional(
          Type.Object({ placeId: Type.String(), text: Type.Object({ text: Type.String() }) }),
        ),
      }),
    ),
  ),
});

const Component = Type.Object({
  longText: Type.Optional(Type.String()),
  shortText: Type.Optional(Type.String()),
  types: Type.Array(Type.String()),
});

const Details = Type.Object({
  id: Type.String(),
  formattedAddress: Type.Optional(Type.String()),
  location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
  addressComponents: Type.Optional(Type.Array(Component)),
});

const Geocoded = Type.Object({
  status: Type.String(),
  error_message: Type.Optional(Type.String()),
  results: Type.Array(
    Type.Object({
      place_id: Type.String(),
      formatted_address: Type.String(),
      geometry: Type.Object({ location: Type.Object({ lat: Type.Number(), lng: Type.Number() }) }),
      address_components: Type.Array(
        Type.Object({ long_name: Type.String(), short_name: Type.String(), types: Type.Array(Type.String()) }),
      ),
    }),
  ),
});

interface AddressPart {
  long: string;
  short: string;
  types: readonly string[];
}

/**
 * Google's address components in our fields; undefined without a postcode, because such an address cannot receive
 * deliveries.
 */
function addressOf(parts: readonly AddressPart[]): LocatedAddress['address'] | undefined {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((one) => one.types.includes(type))).find((one) => one !== undefined);
  const postcode = part('postal_code')?.long;
  if (!postcode?.includes(' ')) return undefined;
  const street = [part('street_number')?.long, part('route')?.long].filter(Boolean).join(' ');
  const within = part('subpremise', 'premise')?.long;
  const town = part('postal_town', 'locality', 'administrative_area_level_2')?.long ?? '';
  const county = part('administrative_area_level_2')?.long;
  return {
    country: part('country')?.short ?? 'GB',
    addressLine1: street || within || town,
    ...(street && within && { addressLine2: within }),
    postcode,
    town,
    ...(county && { county }),
  };
}

/** Google's Places API (New) for autocomplete, and its Geocoding API for all other queries. */
export function googlePlaces({ key, placesUrl, geocodingUrl }: GoogleAccount, client: ProviderClient): Provider {
  const keyed = { 'x-goog-api-key': key };

  /** Google answers an invalid key with 400. */
  const checkKey = ({ status, body }: { status: number; body: unknown }) => {
    if (status === 400 && JSON.stringify(body).includes('API_KEY_INVALID'))
      throw client.leaveAlone('it refuses the key', REFUSED_KEY_SECONDS);
  };

  async function details(placeId: string, sessionToken?: string): Promise<LocatedAddress | undefined> {
    const id = pathPart(placeId.slice(PREFIX.length));
    if (!id) return undefined;
    const url = new URL(`${placesUrl}/v1/places/${id}`);
    if (sessionToken) url.searchParams.set('sessionToken', sessionToken);
    const reply = await client.ask({ url, headers: { ...keyed, 'x-goog-fieldmask': DETAILS_FIELDS } });
    checkKey(reply);
    if (reply.status >= 400) return undefined;
    const { location, formattedAddress, addressComponents = [] } = parseReply(NAME, Details, reply.body);
    const address = addressOf(
      addressComponents.map(({ longText = '', shortText = '', types }) => ({
        long: longText,
        short: shortText,
        types,
      })),
    );
    return address && { placeId, description: formattedAddress ?? address.addressLine1, address, ...location };
  }

  async function geocoded(query: Record<string, string>): Promise<LocatedAddress[]> {
    const url = new URL(`${geocodingUrl}/maps/api/geocode/json`);
    for (const [name, value] of Object.entries({ ...query, key })) url.searchParams.set(name, value);
    const { status, results }: Static<typeof Geocoded> = parseReply(NAME, Geocoded, (await client.ask({ url })).body);
    if (status === 'OVER_QUERY_LIMIT' || status === 'OVER_DAILY_LIMIT')
      throw client.leaveAlone('its quota is used up', QUOTA_SECONDS);
    if (status === 'REQUEST_DENIED') throw client.leaveAlone('it refuses the key', REFUSED_KEY_SECONDS);
    return results.flatMap(({ place_id, formatted_address, geometry, address_components }) => {
      const address = addressOf(
        address_components.map(({ long_name, short_name, types }) => ({ long: long_name, short: short_name, types })),
      );
      if (!address) return [];
      const { lat: latitude, lng: longitude } = geometry.location;
      return [{ placeId: `${PREFIX}${place_id}`, description: formatted_address, address, latitude, longitude }];
    });
  }

  const near = ({ latitude, longitude }: Point) => geocoded({ latlng: `${latitude},${longitude}` });

  const autocomplete: Provider['autocomplete'] = async ({ term, country, sessionToken }) => {
    const reply = await client.ask({
      url: new URL(`${placesUrl}/v1/places:autocomplete`),
      method: 'POST',
      headers: {
        ...keyed,
        'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      },
      body: { input: term, includedRegionCodes: [country.toLowerCase()], ...(sessionToken && { sessionToken }) },
    });
    checkKey(reply);
    if (reply.status >= 400) return [];
    const { suggestions = [] } = parseReply(NAME, Suggestions, reply.body);
    return suggestions
      .flatMap(({ placePrediction: one }) =>
        one ? [{ placeId: `${PREFIX}${one.placeId}`, description: one.text.text }] : [],
      )
      .slice(0, MAX_SUGGESTIONS);
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
    async geocode({ term, country }) {
      const [first] = await geocoded({ address: term, components: `country:${country}` });
      return first && { ...first, postcode: first.address.postcode };
    },
    addressesNear: near,
    async postcodeAt(point) {
      const [first] = await near(point);
      return first && { ...point, postcode: first.address.postcode, town: first.address.town, precision: 'postcode' };
    },
  };
}
