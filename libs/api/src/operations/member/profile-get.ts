import { MemberProfile } from '../../entities/member-profile';
import { SessionState } from '../../entities/session-state';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

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
