import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, Password, shape } from '../../shape';

export const resetPassword = defineOperation({
  key: 'POST /auth/reset-password',
  id: 'resetPassword',
  domain: 'auth',
  summary: 'Set a new password by a reset token',
  later: true,
  body: shape({ resetToken: Line(200), logoutFromAll: Type.Optional(Type.Boolean()), password: Password }),
  reply: Type.Unknown(),
  errors: ['reset_token_invalid', 'password_too_weak'],
});
