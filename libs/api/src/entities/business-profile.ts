import Type, { type Static } from 'typebox';
import { EXAMPLE_MAX_LENGTH, PATTERN_MAX_LENGTH, TIP_MAX, TIP_PERCENT_MAX, TIP_PRESETS_MAX } from '../constants';
import { Id, nullable, shape } from '../declaration/shape';
import { Country } from './address';
import { FulfilmentMethod, PaymentMethod } from './enumerations';

/** Postcode formats by country; the form and the API apply the same rule. */
export const PostcodeRule = shape({
  country: Type.String(),
  /** A regular expression for the trimmed value in upper case. */
  pattern: Type.String(),
  maxLength: Type.Integer(),
  example: Type.String(),
});
export type PostcodeRule = Static<typeof PostcodeRule>;

/** Memberships outside the storefront that an order may name; the form shows the example. */
export const RetailMembership = shape({
  /** A regular expression for the id in upper case without spaces and hyphens. */
  pattern: Type.String({ minLength: 1, maxLength: PATTERN_MAX_LENGTH }),
  example: Type.String({ minLength: 1, maxLength: EXAMPLE_MAX_LENGTH }),
  /** The check digit's algorithm, if there is one. */
  checkDigit: Type.Optional(Type.Enum(['luhn'])),
});
export type RetailMembership = Static<typeof RetailMembership>;

export const Features = shape({
  automaticNearestStore: Type.Boolean(),
  /** A search opens the store when it is the only one that delivers. Missing in older databases: off. */
  openOnlyStore: Type.Optional(Type.Boolean()),
  useMyLocation: Type.Boolean(),
  addressSearch: Type.Boolean(),
  guestCheckout: Type.Boolean(),
  tips: Type.Boolean(),
  /** A coupon is accepted only with a solved captcha. Missing in older databases: off. */
  couponCaptcha: Type.Optional(Type.Boolean()),
  restoreLastStore: Type.Boolean(),
  /** Members verify their e-mail address before they order. Missing in older databases: off. */
  verifyRegistration: Type.Optional(Type.Boolean()),
  /** Members may keep a time of every week. Missing in older databases: on. */
  weeklySlots: Type.Optional(Type.Boolean()),
});
export type Features = Static<typeof Features>;

/** The tips that a business offers and accepts, in minor units. */
export const TipRules = shape({
  presets: Type.Array(Type.Integer({ minimum: 1, maximum: TIP_MAX }), { maxItems: TIP_PRESETS_MAX }),
  /** The highest tip of any basket. */
  maximum: Type.Integer({ minimum: 1, maximum: TIP_MAX }),
  /** The highest tip as a percentage of the goods after deals. */
  maximumPercent: Type.Integer({ minimum: 1, maximum: TIP_PERCENT_MAX }),
});
export type TipRules = Static<typeof TipRules>;

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
  /** The topics of a message to the business. */
  contactSubjects: Type.Array(Type.String()),
  /** Null: the business has no memberships, and every id is rejected. */
  retailMembership: nullable(RetailMembership),
});
export type BusinessProfile = Static<typeof BusinessProfile>;
