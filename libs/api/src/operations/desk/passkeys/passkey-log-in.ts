import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Origin, shape } from '../../../declaration/shape';
import { DeskOperator } from '../../../entities/desk/desk-operator';
import { PasskeyAssertion, PasskeyRequestOptions } from '../../../entities/passkey';
import { PASSKEY_LIMITS, PASSKEY_OPTIONS_LIMITS } from '../../../limits/passkey-limits';

export const deskPasskeyLogInOptions = defineOperation({
  key: 'POST /desk/passkey-log-in-options',
  id: 'deskPasskeyLogInOptions',
  domain: 'desk',
  summary: 'Begin a log-in as an operator with a passkey: what the browser needs to ask for one',
  access: 'desk',
  limits: PASSKEY_OPTIONS_LIMITS,
  session: { provesDevice: true, takesOrigin: true },
  body: shape({
    /** The origin of the operator's page, on a staff host of the business. */
    origin: Type.Optional(Origin),
  }),
  reply: PasskeyRequestOptions,
  errors: ['passkey_host_invalid', 'rate_limited'],
});

export const deskPasskeyLogIn = defineOperation({
  key: 'POST /desk/passkey-log-in',
  id: 'deskPasskeyLogIn',
  domain: 'desk',
  summary: 'Log in as an operator with what a passkey signed, without a password and a code',
  access: 'desk',
  limits: PASSKEY_LIMITS,
  session: { provesDevice: true, provesHandheld: true, givesOperatorToken: true },
  body: shape({ assertion: PasskeyAssertion }),
  reply: shape({
    operator: DeskOperator,
    /** The session's token, which the shell keeps in a cookie. */
    operatorToken: Type.Optional(Type.String()),
    /** Seconds until the session ends. */
    expiresIn: Type.Optional(Type.Integer()),
  }),
  errors: ['passkey_expired', 'passkey_unknown', 'passkey_refused', 'rate_limited'],
});
