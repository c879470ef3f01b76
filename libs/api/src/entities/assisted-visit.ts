import Type, { type Static } from 'typebox';
import { ORDER_LINK_TOKEN_MAX_LENGTH } from '../constants';
import { Email, nullable, PersonName, Phone, shape } from '../declaration/shape';

/** Somebody without an account for whom an operator orders; what the checkout would ask for. */
export const Newcomer = shape({ firstName: PersonName, lastName: PersonName, email: Email, phoneNumber: Phone });
export type Newcomer = Static<typeof Newcomer>;

/** The secret of a link. */
export const LinkToken = Type.String({
  minLength: 1,
  maxLength: ORDER_LINK_TOKEN_MAX_LENGTH,
  pattern: '^[A-Za-z0-9_~-]+$',
});

/** A visit of the shop in which an operator acts for a shopper on the phone. */
export const AssistedVisit = shape({
  /** First and last name. */
  assistedFor: Type.String(),
  /** An instant; the visit ends earlier with the operator's session. */
  endsAt: Type.String(),
  /** The draft id of the order that is to be changed. */
  draftOrderId: nullable(Type.Integer()),
});
export type AssistedVisit = Static<typeof AssistedVisit>;
