import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Origin, shape } from '../../declaration/shape';
import { PasskeyRequestOptions } from '../../entities/passkey';
import { PASSKEY_OPTIONS_LIMITS } from '../../limits/passkey-limits';

export const passkeyOptions = defineOperation({
  key: 'POST /auth/passkey-options',
  id: 'passkeyOptions',
  domain: 'auth',
  summary: 'Begin a log-in with a passkey: what the browser needs to ask for one',
  limits: PASSKEY_OPTIONS_LIMITS,
  session: { provesDevice: true, takesOrigin: true },
  body: shape({
    businessId: Type.Optional(Id),
    /** The origin of the shopper's page, on a host of the business. */
    origin: Type.Optional(Origin),
  }),
  reply: PasskeyRequestOptions,
  errors: ['passkey_host_invalid', 'rate_limited'],
});
