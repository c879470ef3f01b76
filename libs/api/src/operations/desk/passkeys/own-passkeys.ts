import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, Origin, Password, shape } from '../../../declaration/shape';
import { OperatorLogIn } from '../../../entities/desk/operator-log-in';
import { EVERY_ROLE } from '../../../entities/operator';
import { PasskeyAttestation, PasskeyCreationOptions, PasskeyName } from '../../../entities/passkey';
import { PASSKEY_ADD_LIMITS, PASSKEY_LIMITS } from '../../../limits/passkey-limits';

export const deskOwnLogIn = defineOperation({
  key: 'POST /desk/own-log-in',
  id: 'deskOwnLogIn',
  domain: 'desk',
  summary: 'How the operator logs in: the e-mail address and the passkeys',
  access: 'admin',
  roles: EVERY_ROLE,
  needsPassword: true,
  safe: true,
  body: shape({}),
  reply: OperatorLogIn,
  errors: [],
});

export const deskPasskeyAddOptions = defineOperation({
  key: 'POST /desk/passkey-add-options',
  id: 'deskPasskeyAddOptions',
  domain: 'desk',
  summary: "Begin to add a passkey to the operator's log-in: what the browser needs to make one",
  access: 'admin',
  roles: EVERY_ROLE,
  needsPassword: true,
  limits: PASSKEY_ADD_LIMITS,
  session: { provesDevice: true, provesHandheld: true, takesOrigin: true },
  body: shape({
    /** Not needed within a quarter of an hour after the log-in. */
    currentPassword: Type.Optional(Password),
    /** The origin of the operator's page, on a staff host of the business. */
    origin: Type.Optional(Origin),
  }),
  reply: PasskeyCreationOptions,
  errors: [
    'current_password_incorrect',
    'fresh_login_needed',
    'handheld_passkey_refused',
    'passkeys_full',
    'passkey_host_invalid',
    'rate_limited',
  ],
});

export const deskPasskeyAdd = defineOperation({
  key: 'POST /desk/passkey-add',
  id: 'deskPasskeyAdd',
  domain: 'desk',
  summary: "Add the passkey that the browser made to the operator's log-in",
  access: 'admin',
  roles: EVERY_ROLE,
  needsPassword: true,
  limits: PASSKEY_LIMITS,
  session: { provesDevice: true },
  body: shape({
    /** Without one it is named after the device. */
    name: Type.Optional(PasskeyName),
    attestation: PasskeyAttestation,
  }),
  reply: OperatorLogIn,
  errors: ['passkey_exists', 'passkey_expired', 'passkey_refused', 'passkeys_full', 'rate_limited'],
});

export const deskPasskeyRename = defineOperation({
  key: 'POST /desk/passkey-rename',
  id: 'deskPasskeyRename',
  domain: 'desk',
  summary: "Rename a passkey of the operator's log-in",
  access: 'admin',
  roles: EVERY_ROLE,
  needsPassword: true,
  body: shape({ passkeyId: Id, name: PasskeyName }),
  reply: OperatorLogIn,
  errors: ['passkey_not_found'],
});

export const deskPasskeyRemove = defineOperation({
  key: 'POST /desk/passkey-remove',
  id: 'deskPasskeyRemove',
  domain: 'desk',
  summary: "Remove a passkey from the operator's log-in; the password stays",
  access: 'admin',
  roles: EVERY_ROLE,
  needsPassword: true,
  body: shape({ passkeyId: Id }),
  reply: OperatorLogIn,
  errors: ['passkey_not_found'],
});
