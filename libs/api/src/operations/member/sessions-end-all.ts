import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const endEverySession = defineOperation({
  key: 'POST /member/sessions-end-all',
  id: 'endEverySession',
  domain: 'member',
  summary: 'Log every device out, including this one',
  access: 'member',
  session: { endsSession: true },
  reply: shape({ loggedOut: Type.Literal(true) }),
  errors: [],
});
