import Type from 'typebox';
import { RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { CardSession } from '../../entities/card-session';

export const memberCardSession = defineOperation({
  key: 'POST /member/card-session',
  id: 'memberCardSession',
  domain: 'member',
  summary: 'Begin the gateway’s own card form for a card that is saved without a payment',
  access: 'member',
  limits: [
    { per: 'account', count: 30, seconds: 600 },
    { per: 'address', count: 240, seconds: 600 },
  ],
  body: shape({ returnUrl: Type.String({ maxLength: RETURN_URL_MAX_LENGTH }) }),
  reply: CardSession,
  errors: ['card_not_accepted', 'payment_gateway_unavailable', 'return_url_invalid'],
});
