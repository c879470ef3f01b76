import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, NewDeviceSecret, NewPassword, shape } from '../../declaration/shape';

export const resetPassword = defineOperation({
  key: 'POST /auth/reset-password',
  id: 'resetPassword',
  domain: 'auth',
  summary: 'Set a new password by a reset token',
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  session: { provesDevice: true },
  body: shape({
    resetToken: Line(200),
    /** Ends every session of the member; true by default. */
    logoutFromAll: Type.Optional(Type.Boolean()),
    password: NewPassword,
    /** The password typed again; a different one is refused. Forms send it. */
    passwordConfirmation: Type.Optional(NewPassword),
  }),
  reply: shape({ changed: Type.Literal(true), loginDevice: NewDeviceSecret }),
  errors: ['reset_token_invalid', 'password_too_common', 'validation_failed'],
});
