import Type from 'typebox';
import { RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
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
  body: shape({
    /** Of the basket that is paid; without one `draftOrderId`. */
    basketToken: Type.Optional(BasketToken),
    /** Of the draft that is paid by a link. */
    draftOrderId: Type.Optional(Id),
    returnUrl: Type.String({ maxLength: RETURN_URL_MAX_LENGTH }),
  }),
  reply: CardSession,
  errors: [
    'basket_not_found',
    'order_not_found',
    'basket_empty',
    'payment_method_not_accepted',
    'payment_gateway_unavailable',
    'return_url_invalid',
  ],
});
