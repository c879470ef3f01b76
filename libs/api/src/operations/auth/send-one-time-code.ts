import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, Id, shape } from '../../declaration/shape';
import { OneTimeCodeChannel } from '../../entities/enumerations';
import { CODE_LIMITS } from '../../limits/code-limits';

export const sendOneTimeCode = defineOperation({
  key: 'POST /auth/send-one-time-code',
  id: 'sendOneTimeCode',
  domain: 'auth',
  summary: 'Send a code to log in with, by e-mail or SMS; the reply is the same without an account',
  limits: CODE_LIMITS,
  session: { provesDevice: true },
  body: shape({ email: Email, type: OneTimeCodeChannel, businessId: Type.Optional(Id) }),
  reply: shape({
    sent: Type.Literal(true),
    /** A further request of the same device within this time sends nothing. */
    resendAfterSeconds: Type.Integer(),
    validSeconds: Type.Integer(),
  }),
  errors: ['one_time_code_not_sent'],
});
