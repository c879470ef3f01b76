import Type, { type Static } from 'typebox';
import { EXAMPLE_MAX_LENGTH, PATTERN_MAX_LENGTH } from '../constants';
import { Id, nullable, shape } from '../shape';
import { Country } from './address';
import { FulfilmentMethod, PaymentMethod } from './enumerations';

/** How a postcode looks, by country; the form and the API refuse by the same rule. */
export const PostcodeRule = shape({
  country: Type.String(),
  /** A regular expression, matched against the value in upper case with its outer spaces cut. */
  pattern: Type.String(),
  maxLength: Type.Integer(),
  example: Type.String(),
});
export type PostcodeRule = Static<typeof PostcodeRule>;

/** Which memberships of a business's own, outside of the storefront, an order may name; the form shows the example. */
export const RetailMembership = shape({
  /** A regular expression, matched against the id in upper case without its spaces and hyphens. */
  pattern: Type.String({ minLength: 1, maxLength: PATTERN_MAX_LENGTH }),
  example: Type.String({ minLength: 1, maxLength: EXAMPLE_MAX_LENGTH }),
  /** How the last digit follows from those before it, where it does. */
  checkDigit: Type.Optional(Type.Enum(['luhn'])),
});
export type RetailMembership = Static<typeof RetailMembership>;

export const Features = shape({
  automaticNearestStore: Type.Boolean(),
  useMyLocation: Type.Boolean(),
  addressSearch: Type.Boolean(),
  guestCheckout: Type.Boolean(),
  tips: Type.Boolean(),
  restoreLastStore: Type.Boolean(),
});
export type Features = Static<typeof Features>;

export const BusinessProfile = shape({
  businessId: Id,
  name: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  locale: Type.String(),
  timeZone: Type.String(),
  postcodeRules: Type.Array(PostcodeRule),
  countries: Type.Array(Country),
  fulfilment: Type.Array(FulfilmentMethod),
  paymentMethods: Type.Array(PaymentMethod),
  features: Features,
  limits: shape({ itemLimit: Type.Integer(), basketLimit: Type.Integer(), reservationMinutes: Type.Integer() }),
  contactEmail: nullable(Type.String()),
  contactPhone: nullable(Type.String()),
  /** What a message to the business can be about. */
  contactSubjects: Type.Array(Type.String()),
  /** Null: the business has no memberships, and every id is refused. */
  retailMembership: nullable(RetailMembership),
});
export type BusinessProfile = Static<typeof BusinessProfile>;
