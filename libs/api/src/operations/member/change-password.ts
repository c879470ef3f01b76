import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { NewDeviceSecret, NewPassword, Password, shape } from '../../declaration/shape';

export const changePassword = defineOperation({
  key: 'POST /member/change-password',
  id: 'changePassword',
  domain: 'member',
  summary: 'Set a new password; every session ends, including the current one',
  access: 'member',
  limits: [{ per: 'account', count: 10, seconds: 900 }],
  session: { provesDevice: true, endsSession: true },
  body: shape({
    logoutFromAll: Type.Optional(Type.Literal(true)),
    password: NewPassword,
    /** The password typed again; a different one is refused. Forms send it. */
    passwordConfirmation: Type.Optional(NewPassword),
    currentPassword: Password,
  }),
  reply: shape({ changed: Type.Literal(true), loginDevice: NewDeviceSecret }),
  errors: ['current_password_incorrect', 'password_too_common', 'rate_limited', 'validation_failed'],
});
