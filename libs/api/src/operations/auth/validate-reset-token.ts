import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const validateResetToken = defineOperation({
  key: 'POST /auth/validate-reset-token',
  id: 'validateResetToken',
  domain: 'auth',
  summary: 'Check whether a password reset token can still be used',
  safe: true,
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ resetToken: Line(200) }),
  reply: shape({ valid: Type.Literal(true), emailAddress: Type.String() }),
  errors: ['reset_token_invalid'],
});
