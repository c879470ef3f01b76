import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { MemberSessions } from '../../entities/member-session';

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
