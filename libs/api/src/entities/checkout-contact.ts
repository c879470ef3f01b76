import Type, { type Static } from 'typebox';
import { Email, PersonName, Phone, shape } from '../declaration/shape';

export const CheckoutContact = shape({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phoneNumber: Phone,
  /** A guest knows that the e-mail address has an account, and orders without it. */
  asGuest: Type.Optional(Type.Boolean()),
  /** The shopper agrees to be texted when their order is on its way, ready or cannot be fulfilled. */
  textUpdates: Type.Optional(Type.Boolean()),
});
export type CheckoutContact = Static<typeof CheckoutContact>;

/** A contact as it is read: with its number as people of the business's country write it, '07700 900123'. */
export const ShownContact = shape({
  ...CheckoutContact.properties,
  phoneNumberDisplay: Type.Optional(Type.String()),
});
export type ShownContact = Static<typeof ShownContact>;
