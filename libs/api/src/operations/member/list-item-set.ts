import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { MemberListSummary } from '../../entities/member-list';

export const setListItem = defineOperation({
  key: 'POST /member/list-item',
  id: 'setListItem',
  domain: 'member',
  summary: 'Put an item on a list, or take it off; repeating it changes nothing',
  access: 'member',
  body: shape({ listId: Id, menuItemId: Id, isOnList: Type.Boolean() }),
  reply: MemberListSummary,
  errors: ['item_not_found', 'list_full', 'list_not_found'],
});
