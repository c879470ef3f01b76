import Type from 'typebox';
import { RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../operation';
import { BasketToken, shape } from '../../shape';

export const cardSession = defineOperation({
  key: 'POST /payments/card-session',
  id: 'cardSession',
  domain: 'payments',
  summary: 'Begin the gateway’s own card form, which makes a card into a token without its number ever coming to us',
  limits: [
    { per: 'basket', count: 60, seconds: 600 },
    { per: 'address', count: 240, seconds: 600 },
  ],
  session: { usesGuestDetails: true },
  body: shape({ basketToken: BasketToken, returnUrl: Type.String({ maxLength: RETURN_URL_MAX_LENGTH }) }),
  reply: shape({
    gateway: Type.Literal('checkoutcom'),
    /** The gateway’s script, which renders the form. */
    scriptUrl: Type.String(),
    publicKey: Type.String(),
    environment: Type.Enum(['sandbox', 'production']),
    /** As received from the gateway; its script takes it unchanged. */
    paymentSession: Type.Unknown(),
  }),
  errors: [
    'basket_not_found',
    'basket_empty',
    'payment_method_not_accepted',
    'payment_gateway_unavailable',
    'return_url_invalid',
  ],
});
