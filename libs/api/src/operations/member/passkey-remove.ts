import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const passkeyRemove = defineOperation({
  key: 'POST /member/passkey-remove',
  id: 'passkeyRemove',
  domain: 'member',
  summary:
    'Remove a passkey from the ways to log in, after a log-in of the last quarter of an hour; replies with the remaining ones',
  access: 'member',
  body: shape({ passkeyId: Id }),
  reply: WaysToLogIn,
  errors: ['fresh_login_needed', 'last_way_to_log_in', 'passkey_not_found'],
});
