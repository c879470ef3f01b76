import Type from 'typebox';
import { RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { CardSession } from '../../entities/card-session';

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
  reply: CardSession,
  errors: [
    'basket_not_found',
    'basket_empty',
    'payment_method_not_accepted',
    'payment_gateway_unavailable',
    'return_url_invalid',
  ],
});
