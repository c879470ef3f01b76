import { defineOperation } from '../../declaration/operation';
import { shape, TypedCode } from '../../declaration/shape';
import { MemberProfile } from '../../entities/member-profile';

export const emailChangeConfirm = defineOperation({
  key: 'POST /member/email-change-confirm',
  id: 'emailChangeConfirm',
  domain: 'member',
  summary: 'Change the e-mail address of the account with the code that was sent to the new one',
  access: 'member',
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ confirmationCode: TypedCode }),
  reply: MemberProfile,
  errors: ['code_incorrect', 'email_already_registered', 'rate_limited'],
});
