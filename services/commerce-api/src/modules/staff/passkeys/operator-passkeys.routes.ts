import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { addOperatorPasskey } from './add-operator-passkey.service';
import { beginOperatorPasskey, beginOperatorPasskeyLogIn } from './begin-operator-passkey';
import { removeOperatorPasskey, renameOperatorPasskey } from './change-operator-passkeys.service';
import { logInOperatorByPasskey } from './log-in-operator-passkey.service';
import { ownLogIn } from './own-log-in';

type Keys =
  | 'POST /desk/own-log-in'
  | 'POST /desk/passkey-add'
  | 'POST /desk/passkey-add-options'
  | 'POST /desk/passkey-log-in'
  | 'POST /desk/passkey-log-in-options'
  | 'POST /desk/passkey-remove'
  | 'POST /desk/passkey-rename';

export function operatorPasskeyRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /desk/own-log-in': ({ operator }) => ownLogIn(context.db, operator),
    'POST /desk/passkey-add': (call) => addOperatorPasskey(context, call),
    'POST /desk/passkey-add-options': (call) => beginOperatorPasskey(context, call),
    'POST /desk/passkey-log-in': (call) => logInOperatorByPasskey(context, call),
    'POST /desk/passkey-log-in-options': (call) => beginOperatorPasskeyLogIn(context, call),
    'POST /desk/passkey-remove': ({ operator, body, now }) => removeOperatorPasskey(context, operator, body, now),
    'POST /desk/passkey-rename': ({ operator, body }) => renameOperatorPasskey(context, operator, body),
  };
}
