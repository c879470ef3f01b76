import Type from 'typebox';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

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
