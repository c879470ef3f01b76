import { MemberProfile } from '../../entities/member-profile';
import { defineOperation } from '../../operation';

export const getProfile = defineOperation({
  key: 'GET /member/profile',
  id: 'getProfile',
  domain: 'member',
  summary: "The member's own details",
  access: 'member',
  safe: true,
  reply: MemberProfile,
  errors: [],
});
