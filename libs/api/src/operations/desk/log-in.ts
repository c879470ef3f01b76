import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, Password, shape, TypedCode } from '../../declaration/shape';
import { DeskOperator } from '../../entities/desk/desk-operator';
import { DESK_LOG_IN_LIMITS } from '../../limits/desk-limits';

export const deskLogIn = defineOperation({
  key: 'POST /desk/log-in',
  id: 'deskLogIn',
  domain: 'desk',
  summary: 'Log in as an operator with e-mail, password and the one-time code that the first call mails',
  access: 'desk',
  body: shape({
    email: Email,
    password: Password,
    /** Left out in the first call, which mails it. */
    code: Type.Optional(TypedCode),
  }),
  transientFields: ['password', 'code'],
  limits: DESK_LOG_IN_LIMITS,
  session: { givesOperatorToken: true, provesDevice: true, provesHandheld: true },
  reply: shape({
    /** Null while the code is awaited. */
    operator: Type.Union([DeskOperator, Type.Null()]),
    /** The session's token, which the shell keeps in a cookie. */
    operatorToken: Type.Optional(Type.String()),
    /** Seconds until the session ends. */
    expiresIn: Type.Optional(Type.Integer()),
    /** The new secret of a device that was not known to the operator before; the shell moves it into a cookie. */
    loginDevice: Type.Optional(Type.String()),
  }),
  errors: ['operator_log_in_failed', 'operator_code_wrong', 'rate_limited'],
});
