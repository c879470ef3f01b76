import Type from 'typebox';
import { PAGE_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../operation';
import { Email, shape } from '../../shape';

export const requestPasswordReset = defineOperation({
  key: 'POST /auth/request-password-reset',
  id: 'requestPasswordReset',
  domain: 'auth',
  summary: 'Send a link that resets a password; the reply is the same without an account',
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({
    email: Email,
    /** The requesting page: the link uses its host, if that belongs to the business. */
    pageUrl: Type.Optional(Type.String({ maxLength: PAGE_URL_MAX_LENGTH })),
  }),
  reply: shape({ requested: Type.Literal(true) }),
  errors: [],
});
