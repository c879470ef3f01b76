import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, Password, shape } from '../../shape';

export const resetPassword = defineOperation({
  key: 'POST /auth/reset-password',
  id: 'resetPassword',
  domain: 'auth',
  summary: 'Set a new password by a reset token',
  later: true,
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ resetToken: Line(200), logoutFromAll: Type.Optional(Type.Boolean()), password: Password }),
  reply: Type.Unknown(),
  errors: ['reset_token_invalid', 'password_too_weak'],
});
