import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { ReferralCode } from '../../entities/referral';

export const referralCodeVerify = defineOperation({
  key: 'POST /member/referral-code-verify',
  id: 'referralCodeVerify',
  domain: 'member',
  summary: 'Check whether a referral code can be used, and get its owner’s name',
  safe: true,
  body: shape({ referralCode: Line(40) }),
  limits: [{ per: 'address', count: 60, seconds: 60 }],
  reply: ReferralCode,
  errors: ['referral_code_invalid', 'rate_limited'],
});
