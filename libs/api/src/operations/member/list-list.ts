import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { MemberListSummary } from '../../entities/member-list';

export const listLists = defineOperation({
  key: 'GET /member/lists',
  id: 'listLists',
  domain: 'member',
  summary: "A member's lists, the favourites first",
  access: 'member',
  safe: true,
  reply: shape({ lists: Type.Array(MemberListSummary) }),
  errors: [],
});
