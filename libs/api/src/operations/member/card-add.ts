import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const addCard = defineOperation({
  key: 'POST /member/card',
  id: 'addCard',
  domain: 'member',
  summary: "Save a card by a gateway's token",
  access: 'member',
  later: true,
  body: shape({ token: Line(400) }),
  reply: Type.Unknown(),
  errors: ['card_exists', 'card_not_accepted'],
});
