import Type from 'typebox';
import { LIST_NAME_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { MemberListSummary } from '../../entities/member-list';

export const addList = defineOperation({
  key: 'POST /member/list-add',
  id: 'addList',
  domain: 'member',
  summary: 'Make a list, empty or with the items of an order',
  access: 'member',
  idempotent: 'reply',
  body: shape({
    name: Line(LIST_NAME_MAX_LENGTH),
    /** The list begins with the items of this order. */
    orderId: Type.Optional(Id),
  }),
  reply: MemberListSummary,
  errors: ['lists_full', 'order_not_found'],
});
