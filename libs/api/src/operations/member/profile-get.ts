import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { MemberProfile } from '../../entities/member-profile';
import { SessionState } from '../../entities/session-state';

export const getProfile = defineOperation({
  key: 'GET /member/profile',
  id: 'getProfile',
  domain: 'member',
  summary: "The member's own details",
  access: 'member',
  safe: true,
  reply: shape({ ...MemberProfile.properties, session: SessionState }),
  errors: [],
});
