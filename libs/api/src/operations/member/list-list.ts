import Type from 'typebox';
import { MemberListSummary } from '../../entities/member-list';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

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
