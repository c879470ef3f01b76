import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { NewPassword, shape } from '../../declaration/shape';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const passwordAdd = defineOperation({
  key: 'POST /member/password-add',
  id: 'passwordAdd',
  domain: 'member',
  summary: 'Add a password to an account without one, after a log-in of the last quarter of an hour',
  access: 'member',
  limits: [{ per: 'account', count: 10, seconds: 900, group: 'password-again' }],
  body: shape({
    password: NewPassword,
    /** The password typed again; a different one is refused. Forms send it. */
    passwordConfirmation: Type.Optional(NewPassword),
  }),
  reply: WaysToLogIn,
  errors: ['fresh_login_needed', 'password_exists', 'password_too_common', 'rate_limited', 'validation_failed'],
});
