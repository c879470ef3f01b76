import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { RefusedReferral } from '../../entities/referral';

export const adminRefusedReferrals = defineOperation({
  key: 'POST /admin/refused-referrals',
  id: 'adminRefusedReferrals',
  domain: 'admin',
  summary: 'Refused referrals of one business or of all, the newest first, with the reason',
  access: 'admin',
  roles: ['support', 'administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({ business: Type.Optional(Line(253)) }),
  reply: shape({ referrals: Type.Array(RefusedReferral) }),
  errors: ['business_not_found'],
});
