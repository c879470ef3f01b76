import Type from 'typebox';
import { PAGE_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Email, shape } from '../../declaration/shape';
import { CODE_LIMITS } from '../../limits/code-limits';

export const requestPasswordReset = defineOperation({
  key: 'POST /auth/request-password-reset',
  id: 'requestPasswordReset',
  domain: 'auth',
  summary: 'Send a link that resets a password; the reply is the same without an account',
  limits: CODE_LIMITS,
  session: { provesDevice: true },
  body: shape({
    email: Email,
    /** The requesting page, which a demonstration's link leads back to; in production it has no effect. */
    pageUrl: Type.Optional(Type.String({ maxLength: PAGE_URL_MAX_LENGTH })),
  }),
  reply: shape({ requested: Type.Literal(true) }),
  errors: [],
});
