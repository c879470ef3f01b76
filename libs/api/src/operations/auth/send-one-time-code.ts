import Type from 'typebox';
import { OneTimeCodeChannel } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Email, Id, shape } from '../../shape';

export const sendOneTimeCode = defineOperation({
  key: 'POST /auth/send-one-time-code',
  id: 'sendOneTimeCode',
  domain: 'auth',
  summary: 'Send a one-time code by e-mail or SMS',
  later: true,
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({ email: Email, type: OneTimeCodeChannel, businessId: Type.Optional(Id) }),
  reply: Type.Unknown(),
  errors: ['one_time_code_not_sent'],
});
