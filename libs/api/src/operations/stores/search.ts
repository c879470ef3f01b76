import Type from 'typebox';
import { FACILITIES_MAX, POSTCODE_INPUT_MAX_LENGTH, SEARCH_METRES_MAX, STORES_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Latitude, Longitude, shape } from '../../declaration/shape';
import { clientConfig } from '../../entities/client-config';
import { Facility, FulfilmentMethod } from '../../entities/enumerations';
import { StoresSearchResult } from '../../entities/store';

export const searchStores = defineOperation({
  key: 'POST /stores/search',
  id: 'searchStores',
  domain: 'stores',
  summary:
    'Stores for a postcode or a pair of coordinates, nearest first; every store of the business when no place is given',
  safe: true,
  // The device first: what it is refused must not count for the others at its address.
  limits: [
    { per: 'device', count: 60, seconds: 60 },
    { per: 'address', count: 120, seconds: 60 },
  ],
  session: { takesClientConfig: true },
  body: shape({
    ...clientConfig,
    postcode: Type.Optional(Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH })),
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    filters: Type.Optional(
      shape({
        openNow: Type.Optional(Type.Boolean()),
        /** Delivers to the searched place. */
        deliversHere: Type.Optional(Type.Boolean()),
        /** Offers delivery at all, to any place. */
        delivery: Type.Optional(Type.Boolean()),
        collection: Type.Optional(Type.Boolean()),
        /** Keeps stores that offer only the other method, which their `fulfilment` says. */
        otherMethods: Type.Optional(Type.Boolean()),
        /** Has all of these facilities. */
        facilities: Type.Optional(Type.Array(Facility, { maxItems: FACILITIES_MAX })),
        maximumDistanceMetres: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCH_METRES_MAX })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: STORES_MAX })),
      }),
    ),
  }),
  reply: StoresSearchResult,
  errors: ['invalid_postcode', 'postcode_not_found', 'country_not_served', 'business_mismatch', 'rate_limited'],
});
