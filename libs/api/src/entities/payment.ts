import Type, { type Static } from 'typebox';
import { Id, Line, Minor, shape } from '../shape';
import { PaymentGateway, PaymentMethod } from './enumerations';

const Address = Type.Optional(Type.String({ maxLength: 500 }));
const Secret = Type.Optional(Type.String({ maxLength: 8000 }));

/** A payment as it is asked for. cvv, token, googleTokenData and appleTokenData are request-only: never returned, logged or stored. */
export const Payment = shape({
  paymentMethod: PaymentMethod,
  paymentGateway: PaymentGateway,
  draftOrderId: Id,
  /** The amount that the shopper was shown and confirmed, in minor units. */
  amount: Minor,
  successUrl: Address,
  failureUrl: Address,
  cancelUrl: Address,
  type: Type.Optional(Line(40)),
  saveCard: Type.Optional(Type.Boolean()),
  token: Secret,
  cardId: Type.Optional(Id),
  cvv: Type.Optional(Type.String({ maxLength: 4 })),
  googleTokenData: Secret,
  appleTokenData: Secret,
  useDeliveryAddressForBilling: Type.Optional(Type.Boolean()),
  selectedSavedCardId: Type.Optional(Id),
});
export type Payment = Static<typeof Payment>;
