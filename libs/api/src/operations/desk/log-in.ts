import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, Password, shape, TypedCode } from '../../declaration/shape';
import { DeskOperator } from '../../entities/desk/desk-operator';

export const deskLogIn = defineOperation({
  key: 'POST /desk/log-in',
  id: 'deskLogIn',
  domain: 'desk',
  summary: 'Log in as an operator with e-mail, password and the one-time code that the first call mails',
  access: 'desk',
  later: true,
  body: shape({
    email: Email,
    password: Password,
    /** Left out in the first call, which mails it. */
    code: Type.Optional(TypedCode),
  }),
  transientFields: ['password', 'code'],
  limits: [
    { per: 'account-at-address', count: 10, seconds: 900 },
    { per: 'account', count: 30, seconds: 900 },
    { per: 'address', count: 100, seconds: 900 },
  ],
  session: { givesOperatorToken: true },
  reply: shape({
    /** Null while the code is awaited. */
    operator: Type.Union([DeskOperator, Type.Null()]),
    /** The session's token, which the shell keeps in a cookie. */
    operatorToken: Type.Optional(Type.String()),
    /** Seconds until the session ends. */
    expiresIn: Type.Optional(Type.Integer()),
  }),
  errors: ['operator_log_in_failed', 'operator_code_wrong', 'rate_limited'],
});
