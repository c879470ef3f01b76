import { MemberSessions } from '../../entities/member-session';
import { defineOperation } from '../../operation';

export const endOtherSessions = defineOperation({
  key: 'POST /member/sessions-end-others',
  id: 'endOtherSessions',
  domain: 'member',
  summary: 'Log every other device out; replies with the session that is left',
  access: 'member',
  reply: MemberSessions,
  errors: [],
});
