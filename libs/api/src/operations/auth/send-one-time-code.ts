import Type from 'typebox';
import { OneTimeCodeChannel } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Email, Id, shape } from '../../shape';

export const sendOneTimeCode = defineOperation({
  key: 'POST /auth/send-one-time-code',
  id: 'sendOneTimeCode',
  domain: 'auth',
  summary: 'Send a code to log in with, by e-mail or SMS; the reply is the same without an account',
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent', ownDevices: true },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
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
