import Type from 'typebox';
import { MemberListSummary } from '../../entities/member-list';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
