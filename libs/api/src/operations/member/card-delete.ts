import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const deleteCard = defineOperation({
  key: 'DELETE /member/card',
  id: 'deleteCard',
  domain: 'member',
  summary: 'Delete a saved card',
  access: 'member',
  later: true,
  body: shape({ cardId: Id }),
  reply: Type.Unknown(),
  errors: ['card_not_found'],
});
