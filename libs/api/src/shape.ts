import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import {
  ADDRESS_LINE_MAX_LENGTH,
  AMOUNT_MAX,
  BASKET_TOKEN_MAX_LENGTH,
  BASKET_TOKEN_MIN_LENGTH,
  EMAIL_MAX_LENGTH,
  INSTANT_MAX_LENGTH,
  INSTANT_MIN_LENGTH,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  POSTCODE_INPUT_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  TOWN_MAX_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from './constants';
import { ADDRESS_LINE_PATTERN, OPTIONAL_ADDRESS_LINE_PATTERN, PERSON_NAME_PATTERN } from './typed-text';

/** An object that refuses unknown fields: a typing slip becomes a 422 with its path, never a silently dropped value. */
export function shape<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Entity ids are 53-bit integers that the application makes itself, so that no database sequence is needed. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An amount in minor units (pence). */
export const Minor = Type.Integer({ minimum: -AMOUNT_MAX, maximum: AMOUNT_MAX });

/** An instant as ISO 8601 with its offset, in UTC. */
export const Instant = Type.String({ minLength: INSTANT_MIN_LENGTH, maxLength: INSTANT_MAX_LENGTH });

/** A calendar day in the store's own time zone, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A wall-clock time in the store's own time zone, HH:mm. */
export const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const Latitude = Type.Number({ minimum: -LATITUDE_MAX, maximum: LATITUDE_MAX });
export const Longitude = Type.Number({ minimum: -LONGITUDE_MAX, maximum: LONGITUDE_MAX });

/** A single line of text that a person typed: something to see in it, and no control characters. */
export const Line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\S\\u0000-\\u001f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
  });

/** A person's first or last name: no links, no markup, no line breaks. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: PERSON_NAME_MAX_LENGTH,
  pattern: PERSON_NAME_PATTERN,
});

/** A line of an address, held to the like rule. */
export const AddressLine = Type.String({
  minLength: 1,
  maxLength: ADDRESS_LINE_MAX_LENGTH,
  pattern: ADDRESS_LINE_PATTERN,
});
export const OptionalAddressLine = Type.String({
  maxLength: ADDRESS_LINE_MAX_LENGTH,
  pattern: OPTIONAL_ADDRESS_LINE_PATTERN,
});
export const Town = Type.String({ minLength: 1, maxLength: TOWN_MAX_LENGTH, pattern: ADDRESS_LINE_PATTERN });
export const OptionalTown = Type.String({ maxLength: TOWN_MAX_LENGTH, pattern: OPTIONAL_ADDRESS_LINE_PATTERN });

/** A password that is being set; one that is being checked may be any. */
export const NewPassword = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

// Every pattern is read in one pass: one that goes back and forth would take a server seconds on a long text.
export const Email = Type.String({
  minLength: 3,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
});
export const Phone = Type.String({ minLength: 5, maxLength: PHONE_MAX_LENGTH });
export const Postcode = Type.String({ minLength: 2, maxLength: POSTCODE_INPUT_MAX_LENGTH });
export const CountryCode = Type.String({ minLength: 2, maxLength: 2 });
export const Password = Type.String({ minLength: 1, maxLength: TYPED_PASSWORD_MAX_LENGTH });
export const Slug = Type.String({ minLength: 1, maxLength: SLUG_MAX_LENGTH });

/** The opaque name of a basket; whoever holds it may read and change that basket. */
export const BasketToken = Type.String({
  minLength: BASKET_TOKEN_MIN_LENGTH,
  maxLength: BASKET_TOKEN_MAX_LENGTH,
  pattern: '^[A-Za-z0-9_-]+$',
});
