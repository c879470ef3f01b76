import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Origin, Password, shape } from '../../declaration/shape';
import { LogInProvider } from '../../entities/enumerations';
import { PROVIDER_LIMITS } from '../../limits/provider-limits';

export const providerAdd = defineOperation({
  key: 'POST /member/provider-add',
  id: 'providerAdd',
  domain: 'member',
  summary: 'Begin to add Google, Apple or Facebook to the account; POST /auth/provider-return ends it',
  access: 'member',
  limits: [...PROVIDER_LIMITS, { per: 'account', count: 10, seconds: 900, group: 'password-again' }],
  session: { provesDevice: true, takesOrigin: true, leavesTo: 'authorizationUrl' },
  body: shape({
    provider: LogInProvider,
    /** Not needed by an account without a password, which needs a log-in of the last quarter of an hour. */
    currentPassword: Type.Optional(Password),
    origin: Type.Optional(Origin),
  }),
  reply: shape({ authorizationUrl: Type.String() }),
  errors: [
    'current_password_incorrect',
    'fresh_login_needed',
    'log_in_provider_not_offered',
    'log_in_provider_unavailable',
    'return_url_invalid',
  ],
});
