import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Origin, Password, shape } from '../../declaration/shape';
import { PasskeyCreationOptions } from '../../entities/passkey';
import { PASSKEY_ADD_LIMITS } from '../../limits/passkey-limits';

export const memberPasskeyOptions = defineOperation({
  key: 'POST /member/passkey-options',
  id: 'memberPasskeyOptions',
  domain: 'member',
  summary: 'Begin to add a passkey: what the browser needs to make one',
  access: 'member',
  limits: PASSKEY_ADD_LIMITS,
  session: { provesDevice: true, takesOrigin: true },
  body: shape({
    /** Not needed by an account without a password, which needs a log-in of the last quarter of an hour. */
    currentPassword: Type.Optional(Password),
    /** The origin of the shopper's page, on a host of the business. */
    origin: Type.Optional(Origin),
  }),
  reply: PasskeyCreationOptions,
  errors: ['current_password_incorrect', 'fresh_login_needed', 'passkeys_full', 'passkey_host_invalid', 'rate_limited'],
});
