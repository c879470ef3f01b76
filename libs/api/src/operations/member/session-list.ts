import { defineOperation } from '../../declaration/operation';
import { MemberSessions } from '../../entities/member-session';

export const listSessions = defineOperation({
  key: 'GET /member/sessions',
  id: 'listSessions',
  domain: 'member',
  summary: 'Where the member is logged in',
  access: 'member',
  safe: true,
  reply: MemberSessions,
  errors: [],
});
