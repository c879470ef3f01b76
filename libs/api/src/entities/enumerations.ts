import Type, { type Static } from 'typebox';
import { CARD_GATEWAYS } from '../card-gateways';

export const FulfilmentMethod = Type.Enum(['delivery', 'collection']);
export type FulfilmentMethod = Static<typeof FulfilmentMethod>;

export const SlotType = Type.Enum(['asap', 'future']);
export type SlotType = Static<typeof SlotType>;

export const StoreState = Type.Enum(['open', 'closed', 'preorder']);
export type StoreState = Static<typeof StoreState>;

/** Facilities of a store, which shoppers can filter by. */
export const facilities = [
  'parking',
  'step_free',
  'bike_racks',
  'toilets',
  'cafe',
  'bakery',
  'pharmacy',
  'lockers',
  'engraving',
  'key_cutting',
] as const;
export const Facility = Type.Enum([...facilities]);
export type Facility = Static<typeof Facility>;

export const RegistrationOutcome = Type.Enum(['registered', 'registered_with_verification']);
export type RegistrationOutcome = Static<typeof RegistrationOutcome>;

export const OneTimeCodeChannel = Type.Enum(['email', 'sms']);
export type OneTimeCodeChannel = Static<typeof OneTimeCodeChannel>;

/** Companies whose log-in a business can offer. */
export const LogInProvider = Type.Enum(['google', 'apple', 'facebook']);
export type LogInProvider = Static<typeof LogInProvider>;

/**
 * Why a log-in with a provider led to none: the shopper said no; the return is not one that this device waits for, or
 * too late; the provider could not be reached; what it said cannot be trusted; it gave no e-mail address; the address is
 * a member's, who adds the provider by logging in in another way; the same, but the provider has not verified the
 * address, so that it is added in the account alone; the identity is another member's.
 */
export const ProviderRefusal = Type.Enum([
  'cancelled',
  'expired',
  'unavailable',
  'failed',
  'no_email',
  'log_in_to_add',
  'add_in_account',
  'used_by_another',
  'uses_another',
]);
export type ProviderRefusal = Static<typeof ProviderRefusal>;

export const Platform = Type.Enum(['web', 'ios', 'android']);
export type Platform = Static<typeof Platform>;

export const paymentMethods = ['card', 'apple_pay', 'google_pay', 'cash'] as const;
export const PaymentMethod = Type.Enum([...paymentMethods]);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentGateway = Type.Enum(['cash', ...CARD_GATEWAYS]);
export type PaymentGateway = Static<typeof PaymentGateway>;
