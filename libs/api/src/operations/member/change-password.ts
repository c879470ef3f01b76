import Type from 'typebox';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../constants';
import { defineOperation } from '../../operation';
import { Password, shape } from '../../shape';

export const changePassword = defineOperation({
  key: 'POST /member/change-password',
  id: 'changePassword',
  domain: 'member',
  summary: 'Set a new password; every session ends, the one that asked included',
  access: 'member',
  limits: [{ per: 'account', count: 10, seconds: 900 }],
  body: shape({
    logoutFromAll: Type.Optional(Type.Literal(true)),
    password: Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
    currentPassword: Password,
  }),
  reply: shape({ changed: Type.Literal(true) }),
  errors: ['current_password_incorrect', 'rate_limited', 'validation_failed'],
});
