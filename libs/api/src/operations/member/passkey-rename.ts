import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { PasskeyName } from '../../entities/passkey';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const passkeyRename = defineOperation({
  key: 'POST /member/passkey-rename',
  id: 'passkeyRename',
  domain: 'member',
  summary: 'Rename a passkey; replies with all ways to log in',
  access: 'member',
  body: shape({ passkeyId: Id, name: PasskeyName }),
  reply: WaysToLogIn,
  errors: ['passkey_not_found'],
});
