import { defineOperation } from '../../declaration/operation';
import { MemberData } from '../../entities/member-data';

export const guestDataFile = defineOperation({
  key: 'GET /guest-data/file',
  id: 'guestDataFile',
  domain: 'other',
  summary: 'Everything that is kept of a guest, as one file',
  safe: true,
  limits: [{ per: 'address', count: 60, seconds: 900 }],
  reply: MemberData,
  errors: ['guest_data_closed', 'rate_limited'],
});
