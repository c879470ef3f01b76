import Type from 'typebox';
import { LogInProvider } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { PROVIDER_LIMITS } from '../../provider-limits';
import { Origin, shape } from '../../shape';

export const providerAdd = defineOperation({
  key: 'POST /member/provider-add',
  id: 'providerAdd',
  domain: 'member',
  summary: 'Begin to add Google, Apple or Facebook to the account; POST /auth/provider-return ends it',
  access: 'member',
  limits: PROVIDER_LIMITS,
  session: { provesDevice: true, takesOrigin: true, leavesTo: 'authorizationUrl' },
  body: shape({ provider: LogInProvider, origin: Type.Optional(Origin) }),
  reply: shape({ authorizationUrl: Type.String() }),
  errors: ['log_in_provider_not_offered', 'log_in_provider_unavailable', 'return_url_invalid'],
});
