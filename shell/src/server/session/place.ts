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

/** The shopper's place, kept in one HttpOnly cookie: nothing in it is secret, all of it is checked when it is read. */
export interface Place {
  readonly location: LocationState | null;
  readonly fulfilment: 'delivery' | 'collection';
  /** As the browser sent it; `storeOf` says what the back end knows of it. */
  readonly store: StoreState | null;
}

const NOWHERE: Place = { location: null, fulfilment: 'delivery', store: null };

/** Where a shopper can be, in a request's body and in the cookie alike. */
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

/** A store as the session names it. */
export const StoreSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    slug: Type.String({ pattern: `^[\\w-]{1,${SLUG_MAX_LENGTH}}$` }),
    name: Type.String({ maxLength: ADDRESS_TEXT_MAX_LENGTH }),
  },
  { additionalProperties: false },
);

/** A place as a cookie holds it; what of it does not fit is as if it had not been sent. */
export function placeFrom(value: unknown): Place {
  const { location, fulfilment, store } = (typeof value === 'object' && value ? value : {}) as Partial<Place>;
  return {
    location: Value.Check(LocationSchema, location) ? location : NOWHERE.location,
    fulfilment: Value.Check(FulfilmentSchema, fulfilment) ? fulfilment : NOWHERE.fulfilment,
    store: Value.Check(StoreSchema, store) ? store : NOWHERE.store,
  };
}

/** A place as the next session may see it: its postcode and its coordinates, without the street address that was typed. */
export function withoutAddress(place: Place): Place {
  if (!place.location?.address) return place;
  const { postcode, latitude, longitude } = place.location;
  return { ...place, location: { postcode, latitude, longitude } };
}
