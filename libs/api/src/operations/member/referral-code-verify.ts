import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const referralCodeVerify = defineOperation({
  key: 'POST /member/referral-code-verify',
  id: 'referralCodeVerify',
  domain: 'member',
  summary: 'Say whether a referral code can be used, and whose it is',
  later: true,
  safe: true,
  body: shape({ referralCode: Line(40) }),
  reply: Type.Unknown(),
  errors: ['referral_code_invalid'],
});
