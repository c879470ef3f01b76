import {
  ADDRESS_TEXT_MAX_LENGTH,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  POSTCODE_INPUT_MAX_LENGTH,
  SLUG_MAX_LENGTH,
} from '@storefront/api/constants';
import type { LocationState, StoreState } from '@storefront/bus/state.types';
import Type from 'typebox';
import Value from 'typebox/value';

/** The shopper's place in one HttpOnly cookie: it contains no secret and is validated when read. */
export interface Place {
  readonly location: LocationState | null;
  readonly fulfilment: 'delivery' | 'collection';
  /** As received from the browser; `storeOf` looks it up in the back end. */
  readonly store: StoreState | null;
}

const NO_PLACE: Place = { location: null, fulfilment: 'delivery', store: null };

/** A shopper's place, in a request's body and in the cookie. */
export const LocationSchema = Type.Object(
  {
    postcode: Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH }),
    latitude: Type.Number({ minimum: -LATITUDE_MAX, maximum: LATITUDE_MAX }),
    longitude: Type.Number({ minimum: -LONGITUDE_MAX, maximum: LONGITUDE_MAX }),
    address: Type.Optional(Type.String({ maxLength: ADDRESS_TEXT_MAX_LENGTH })),
  },
  { additionalProperties: false },
);

export const FulfilmentSchema = Type.Union([Type.Literal('delivery'), Type.Literal('collection')]);

/** A store in the session. */
export const StoreSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    slug: Type.String({ pattern: `^[\\w-]{1,${SLUG_MAX_LENGTH}}$` }),
    name: Type.String({ maxLength: ADDRESS_TEXT_MAX_LENGTH }),
  },
  { additionalProperties: false },
);

/** Parses a place from a cookie; invalid parts are ignored. */
export function placeFrom(value: unknown): Place {
  const { location, fulfilment, store } = (typeof value === 'object' && value ? value : {}) as Partial<Place>;
  return {
    location: Value.Check(LocationSchema, location) ? location : NO_PLACE.location,
    fulfilment: Value.Check(FulfilmentSchema, fulfilment) ? fulfilment : NO_PLACE.fulfilment,
    store: Value.Check(StoreSchema, store) ? store : NO_PLACE.store,
  };
}

/** A place for the next session: postcode and coordinates without the typed street address. */
export function withoutAddress(place: Place): Place {
  if (!place.location?.address) return place;
  const { postcode, latitude, longitude } = place.location;
  return { ...place, location: { postcode, latitude, longitude } };
}
