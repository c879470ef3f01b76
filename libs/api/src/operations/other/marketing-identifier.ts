import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const marketingIdentifier = defineOperation({
  key: 'POST /marketing/identifier',
  id: 'marketingIdentifier',
  domain: 'other',
  summary: "Tie a session to the marketing platform's identifier",
  later: true,
  body: shape({ sessionToken: Line(400) }),
  reply: Type.Unknown(),
  errors: ['marketing_key_missing'],
});
