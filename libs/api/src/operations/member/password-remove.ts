import { defineOperation } from '../../declaration/operation';
import { Password, shape } from '../../declaration/shape';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const passwordRemove = defineOperation({
  key: 'POST /member/password-remove',
  id: 'passwordRemove',
  domain: 'member',
  summary: 'Remove the password from the ways to log in; every other session ends',
  access: 'member',
  limits: [{ per: 'account', count: 10, seconds: 900, group: 'password-again' }],
  session: { provesDevice: true },
  body: shape({ currentPassword: Password }),
  reply: WaysToLogIn,
  errors: ['current_password_incorrect', 'last_way_to_log_in', 'rate_limited'],
});
