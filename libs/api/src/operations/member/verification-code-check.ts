import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape, TypedCode } from '../../declaration/shape';
import { OneTimeCodeChannel } from '../../entities/enumerations';
import { MemberProfile } from '../../entities/member-profile';

export const verificationCodeCheck = defineOperation({
  key: 'POST /member/verification-code-check',
  id: 'verificationCodeCheck',
  domain: 'member',
  summary: 'Check a code that verifies an e-mail address or a phone number',
  access: 'member',
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ verificationCode: TypedCode, basketToken: Type.Optional(BasketToken) }),
  reply: shape({ verified: OneTimeCodeChannel, member: MemberProfile }),
  errors: ['basket_not_found', 'code_incorrect', 'email_not_verified', 'phone_already_verified', 'rate_limited'],
});
