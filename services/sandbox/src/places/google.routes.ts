import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../json-object';
import type { PlacesRequestLog } from './places-request-log';
import { addressesWithin, addressLine, findAddresses, type WorldAddress, world } from './world';

const MAX_SUGGESTIONS = 5;
const NEAR_METRES = 3_000;
const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
};

/** An error in the format of Google's newer services. */
class GoogleError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly reason?: string,
  ) {
    super(message);
  }
}

const errorBody = (code: number, message: string, reason?: string) => ({
  error: {
    code,
    message,
    status: STATUS[code] ?? 'INTERNAL',
    ...(reason && {
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }],
    }),
  },
});

const components = ({ number, street, town, county, postcode }: WorldAddress) => [
  { long: number, short: number, types: ['street_number'] },
  { long: street, short: street, types: ['route'] },
  { long: town, short: town, types: ['postal_town'] },
  { long: county, short: county, types: ['administrative_area_level_2', 'political'] },
  { long: 'England', short: 'England', types: ['administrative_area_level_1', 'political'] },
  { long: 'United Kingdom', short: 'GB', types: ['country', 'political'] },
  { long: postcode, short: postcode, types: ['postal_code'] },
];

const formatted = (address: WorldAddress) => `${addressLine(address)}, UK`;

function suggestion(address: WorldAddress, typed: string) {
  const main = `${address.number} ${address.street}`;
  const matches = [{ endOffset: Math.min(typed.length, main.length) }];
  return {
    placePrediction: {
      place: `places/${address.placeId}`,
      placeId: address.placeId,
      text: { text: formatted(address), matches },
      structuredFormat: {
        mainText: { text: main, matches },
        secondaryText: { text: `${address.town}, ${address.postcode}, UK` },
      },
      types: ['street_address', 'geocode'],
    },
  };
}

const details = (address: WorldAddress): Readonly<Record<string, unknown>> => ({
  id: address.placeId,
  name: `places/${address.placeId}`,
  formattedAddress: formatted(address),
  location: { latitude: address.latitude, longitude: address.longitude },
  addressComponents: components(address).map(({ long, short, types }) => ({
    longText: long,
    shortText: short,
    types,
    languageCode: 'en-GB',
  })),
  types: ['street_address'],
});

const geocoded = (address: WorldAddress) => ({
  place_id: address.placeId,
  formatted_address: formatted(address),
  address_components: components(address).map(({ long, short, types }) => ({
    long_name: long,
    short_name: short,
    types,
  })),
  geometry: { location: { lat: address.latitude, lng: address.longitude }, location_type: 'ROOFTOP' },
  types: ['street_address'],
});

/** Places API (New) and the Geocoding API, as far as a shop uses them. */
export function googleRoutes(key: string, requestLog: PlacesRequestLog) {
  const checkKey = ({ headers }: FastifyRequest) => {
    const given = headers['x-goog-api-key'];
    if (given === undefined) throw new GoogleError(403, "Method doesn't allow unregistered callers.");
    if (given !== key) throw new GoogleError(400, 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID');
  };
  const maskOf = ({ headers }: FastifyRequest) => {
    const mask = headers['x-goog-fieldmask'];
    return typeof mask === 'string' ? mask : null;
  };
  const faultBody = (status: number) => errorBody(status, 'A fault that was switched on');

  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: Error, _request, reply) => {
      const status =
        error instanceof GoogleError ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
      const reason = error instanceof GoogleError ? error.reason : undefined;
      return reply.code(status).send(errorBody(status, status < 500 ? error.message : 'Internal error', reason));
    });

    // The path contains a colon, which must be doubled because routes use it for parameters.
    app.post('/v1/places::autocomplete', { config: { fault: 'google:autocomplete', faultBody } }, async (request) => {
      checkKey(request);
      const { input, sessionToken, includedRegionCodes } = isObject(request.body) ? request.body : {};
      if (typeof input !== 'string' || !input) throw new GoogleError(400, 'Request is missing required field: input');
      if (
        sessionToken !== undefined &&
        (typeof sessionToken !== 'string' || !/^[A-Za-z0-9_-]{1,36}$/.test(sessionToken))
      )
        throw new GoogleError(400, 'The session token must be URL and filename safe and have at most 36 characters.');
      requestLog.record('google', 'autocomplete', {
        sessionToken: typeof sessionToken === 'string' ? sessionToken : null,
        fieldMask: maskOf(request),
      });
      const regions = Array.isArray(includedRegionCodes) ? includedRegionCodes : [];
      const found = regions.length > 0 && !regions.includes('gb') ? [] : findAddresses(input, MAX_SUGGESTIONS);
      return found.length > 0 ? { suggestions: found.map((address) => suggestion(address, input)) } : {};
    });

    app.get<{ Params: { id: string }; Querystring: { sessionToken?: string } }>(
      '/v1/places/:id',
      { config: { fault: 'google:details', faultBody } },
      async (request) => {
        checkKey(request);
        const mask = maskOf(request);
        if (!mask) throw new GoogleError(400, 'FieldMask is a required parameter.');
        requestLog.record('google', 'details', { sessionToken: request.query.sessionToken ?? null, fieldMask: mask });
        const address = world.find(({ placeId }) => placeId === request.params.id);
        if (!address) throw new GoogleError(404, 'The Place ID is no longer valid.');
        const whole = details(address);
        return Object.fromEntries(mask.split(',').flatMap((field) => (field in whole ? [[field, whole[field]]] : [])));
      },
    );

    app.get<{ Querystring: { key?: string; address?: string; latlng?: string } }>(
      '/maps/api/geocode/json',
      { config: { fault: 'google:geocode', faultBody } },
      async ({ query }) => {
        if (query.key !== key)
          return { results: [], status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' };
        requestLog.record('google', 'geocode');
        const [latitude = Number.NaN, longitude = Number.NaN] = (query.latlng ?? '').split(',').map(Number);
        const found = query.address
          ? findAddresses(query.address, MAX_SUGGESTIONS)
          : addressesWithin(latitude, longitude, NEAR_METRES).slice(0, MAX_SUGGESTIONS);
        return { results: found.map(geocoded), status: found.length > 0 ? 'OK' : 'ZERO_RESULTS' };
      },
    );
  };
}
