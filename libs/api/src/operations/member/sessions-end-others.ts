import { defineOperation } from '../../declaration/operation';
import { MemberSessions } from '../../entities/member-session';

export const endOtherSessions = defineOperation({
  key: 'POST /member/sessions-end-others',
  id: 'endOtherSessions',
  domain: 'member',
  summary: 'Log every other device out; replies with the session that is left',
  access: 'member',
  reply: MemberSessions,
  errors: [],
});
