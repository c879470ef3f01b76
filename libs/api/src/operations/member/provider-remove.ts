import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { LogInProvider } from '../../entities/enumerations';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const providerRemove = defineOperation({
  key: 'POST /member/provider-remove',
  id: 'providerRemove',
  domain: 'member',
  summary:
    'Remove a provider from the ways to log in, after a log-in of the last quarter of an hour; replies with the remaining ones',
  access: 'member',
  body: shape({ provider: LogInProvider }),
  reply: WaysToLogIn,
  errors: ['fresh_login_needed', 'last_way_to_log_in'],
});
