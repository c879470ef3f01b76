import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { PasskeyAttestation, PasskeyName } from '../../entities/passkey';
import { WaysToLogIn } from '../../entities/way-to-log-in';
import { PASSKEY_LIMITS } from '../../limits/passkey-limits';

export const passkeyAdd = defineOperation({
  key: 'POST /member/passkey-add',
  id: 'passkeyAdd',
  domain: 'member',
  summary: 'Add the passkey that the browser made; replies with all ways to log in',
  access: 'member',
  limits: PASSKEY_LIMITS,
  session: { provesDevice: true },
  body: shape({
    /** Without one it is named after the device. */
    name: Type.Optional(PasskeyName),
    attestation: PasskeyAttestation,
  }),
  reply: WaysToLogIn,
  errors: ['passkey_exists', 'passkey_expired', 'passkey_refused', 'passkeys_full', 'rate_limited'],
});
