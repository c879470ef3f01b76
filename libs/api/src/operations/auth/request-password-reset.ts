import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Email, shape } from '../../shape';

export const requestPasswordReset = defineOperation({
  key: 'POST /auth/request-password-reset',
  id: 'requestPasswordReset',
  domain: 'auth',
  summary: 'Send a link that resets a password',
  later: true,
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({ email: Email }),
  reply: Type.Unknown(),
  errors: [],
});
