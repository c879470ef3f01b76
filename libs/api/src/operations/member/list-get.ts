import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { MemberList } from '../../entities/member-list';

export const getList = defineOperation({
  key: 'POST /member/list',
  id: 'getList',
  domain: 'member',
  summary: 'The items of a list, as a store lists them',
  access: 'member',
  safe: true,
  body: shape({ listId: Id, storeId: Type.Optional(Id) }),
  reply: MemberList,
  errors: ['list_not_found', 'store_not_found'],
});
