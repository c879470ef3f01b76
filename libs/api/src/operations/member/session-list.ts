import { MemberSessions } from '../../entities/member-session';
import { defineOperation } from '../../operation';

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
