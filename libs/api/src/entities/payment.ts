import Type, { type Static } from 'typebox';
import { GATEWAY_TOKEN_MAX_LENGTH, RETURN_URL_MAX_LENGTH } from '../constants';
import { BasketToken, Id, Line, Minor, nullable, shape } from '../declaration/shape';
import { PaymentGateway, PaymentMethod } from './enumerations';

const Address = Type.Optional(Type.String({ maxLength: RETURN_URL_MAX_LENGTH }));
const Secret = Type.Optional(Type.String({ maxLength: GATEWAY_TOKEN_MAX_LENGTH }));

/** A guest proves ownership of a draft by the token of its basket or of the following one; a member by their log-in. */
export const BasketProof = Type.Optional(BasketToken);

export const PaymentState = Type.Enum([
  'created',
  'pending',
  'authorised',
  'capturing',
  'to_collect',
  'captured',
  'declined',
  'cancelled',
  'voiding',
  'voided',
  'refunding',
  'refunded',
  /** It was added to another payment: that one has the money. */
  'added',
]);
export type PaymentState = Static<typeof PaymentState>;

/**
 * Why a payment placed no order: the bank's reason, or what prevented the order after authorisation (then nothing is
 * charged).
 */
export const PaymentRefusal = shape({
  code: Type.Enum([
    'payment_failed',
    'payment_cancelled',
    'card_brand_not_accepted',
    'slot_expired',
    'basket_changed',
    'order_not_payable',
    'order_not_amendable',
    'payment_not_extendable',
  ]),
  /** The gateway's own response code, such as 20051. */
  responseCode: nullable(Type.String()),
});
export type PaymentRefusal = Static<typeof PaymentRefusal>;

/** A payment request. cvv, token, googleTokenData and appleTokenData are never returned, logged or stored. */
export const Payment = shape({
  paymentMethod: PaymentMethod,
  paymentGateway: PaymentGateway,
  draftOrderId: Id,
  /** The amount that the shopper saw and confirmed, in minor units. */
  amount: Minor,
  successUrl: Address,
  failureUrl: Address,
  cancelUrl: Address,
  /** The same as `paymentMethod`, which it must not contradict. */
  type: Type.Optional(Line(40)),
  /** Save the new card for the member; ignored for guests, wallets and cards that are saved already. */
  saveCard: Type.Optional(Type.Boolean()),
  /** A new card, as the token of the gateway's form; it takes precedence over a saved card. */
  token: Secret,
  /** The member's saved card, which needs its `cvv` each time. */
  cardId: Type.Optional(Id),
  cvv: Type.Optional(Type.String({ maxLength: 4, pattern: '^([0-9]{3,4})?$' })),
  /** The wallet's encrypted payment data, as the JSON text that its script gave. */
  googleTokenData: Secret,
  appleTokenData: Secret,
  /**
   * Pays a changed order by the payment of the order that it changes: as it is, or with what is missing authorised in
   * addition. `paymentMethod` and `paymentGateway` are that payment's.
   */
  usesEarlierPayment: Type.Optional(Type.Boolean()),
  /** The order's billing address becomes the one that it is delivered to. */
  useDeliveryAddressForBilling: Type.Optional(Type.Boolean()),
  /** The same as `cardId`, under the name that older clients send. */
  selectedSavedCardId: Type.Optional(Id),
  basketToken: BasketProof,
});
export type Payment = Static<typeof Payment>;
