import Type from 'typebox';
import { PasskeyAssertion } from '../../entities/passkey';
import { defineOperation } from '../../operation';
import { PASSKEY_LIMITS } from '../../passkey-limits';
import { BasketToken, Id, shape } from '../../shape';
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
