import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Origin, OwnPath, shape } from '../../declaration/shape';
import { LogInProvider } from '../../entities/enumerations';
import { PROVIDER_LIMITS } from '../../limits/provider-limits';

export const providerStart = defineOperation({
  key: 'POST /auth/provider-start',
  id: 'providerStart',
  domain: 'auth',
  summary: 'Begin a log-in with Google, Apple or Facebook: the address where the shopper says who they are',
  limits: PROVIDER_LIMITS,
  session: { provesDevice: true, takesOrigin: true, leavesTo: 'authorizationUrl' },
  body: shape({
    businessId: Type.Optional(Id),
    provider: LogInProvider,
    /** Where the shopper goes on after the log-in. */
    from: Type.Optional(OwnPath),
    /** The origin of the shopper's page, on a host of the business; the provider returns there. */
    origin: Type.Optional(Origin),
  }),
  reply: shape({ authorizationUrl: Type.String() }),
  errors: ['log_in_provider_not_offered', 'log_in_provider_unavailable', 'return_url_invalid'],
});
