import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';

export const deleteList = defineOperation({
  key: 'DELETE /member/list',
  id: 'deleteList',
  domain: 'member',
  summary: 'Delete a list',
  access: 'member',
  body: shape({ listId: Id }),
  reply: shape({ deleted: Type.Literal(true) }),
  errors: ['list_not_found'],
});
