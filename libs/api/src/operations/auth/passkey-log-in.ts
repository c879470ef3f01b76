import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { PasskeyAssertion } from '../../entities/passkey';
import { PASSKEY_LIMITS } from '../../limits/passkey-limits';
import { tokenReply } from './token';

export const passkeyLogIn = defineOperation({
  key: 'POST /auth/passkey-log-in',
  id: 'passkeyLogIn',
  domain: 'auth',
  summary: 'Log in with what a passkey signed',
  limits: PASSKEY_LIMITS,
  session: { provesDevice: true, givesTokens: true, takesBasket: true, basketToken: 'basketToken' },
  body: shape({
    businessId: Type.Optional(Id),
    assertion: PasskeyAssertion,
    basketToken: Type.Optional(BasketToken),
  }),
  reply: tokenReply,
  errors: ['passkey_expired', 'passkey_unknown', 'passkey_refused', 'rate_limited'],
});
