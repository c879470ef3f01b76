import { MemberSessions } from '../../entities/member-session';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const endMemberSession = defineOperation({
  key: 'POST /member/session-end',
  id: 'endMemberSession',
  domain: 'member',
  summary: 'Log another device out; replies with the remaining sessions',
  access: 'member',
  body: shape({ sessionId: Id }),
  reply: MemberSessions,
  errors: ['session_not_found'],
});
