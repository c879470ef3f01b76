import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { CustomerRef } from './desk/customer';
import { FulfilmentMethod } from './enumerations';

/**
 * What becomes of a link: `open` it can be paid, `paid`, `ended` in time or withdrawn, `changed` when the order is not what
 * it was when the link was sent.
 */
const PaymentLinkState = Type.Enum(['open', 'paid', 'ended', 'changed']);

/** An order that waits for its payment by a link: what was ordered, and nothing of who ordered it. */
export const PaymentLink = shape({
  state: PaymentLinkState,
  draftOrderId: Id,
  /** Its store, to which the ways to pay belong. */
  storeId: Id,
  storeName: Type.String(),
  fulfilmentMethod: FulfilmentMethod,
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  /** None unless it can be paid or was. */
  lines: Type.Array(shape({ name: Type.String(), quantity: Type.Integer(), lineTotal: Minor })),
  total: Minor,
  currency: Type.String(),
  endsAt: Type.String(),
  /** It pays a changed order in full, and the payment of the order before is given back. */
  replacesPayment: Type.Boolean(),
  /** Of a placed order. */
  businessOrderId: nullable(Type.String()),
  /** Where the shopper follows the placed order; a member logs in for it. */
  followPath: nullable(Type.String()),
  /** The business's own, to call when something is wrong. */
  phoneNumber: nullable(Type.String()),
});
export type PaymentLink = Static<typeof PaymentLink>;

/** A link that waits, as the staff sees it. */
export const WaitingPaymentLink = shape({
  paymentLinkId: Id,
  name: Type.String(),
  /** Null for somebody without an account. */
  customer: nullable(CustomerRef),
  sentAt: Type.String(),
  endsAt: Type.String(),
  /** Whether it can be paid, and if not why. */
  state: PaymentLinkState,
  total: Minor,
  currency: Type.String(),
  storeName: Type.String(),
  itemCount: Type.Integer(),
  by: Type.String(),
});
export type WaitingPaymentLink = Static<typeof WaitingPaymentLink>;
