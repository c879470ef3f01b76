import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Password, shape } from '../../declaration/shape';
import { MemberData } from '../../entities/member-data';

export const memberData = defineOperation({
  key: 'POST /member/data',
  id: 'memberData',
  domain: 'member',
  summary: 'Everything that is stored about the member, who enters the password again',
  access: 'member',
  limits: [{ per: 'account', count: 10, seconds: 900 }],
  body: shape({
    /** Not needed by an account without a password, which needs a log-in of the last quarter of an hour. */
    currentPassword: Type.Optional(Password),
  }),
  reply: MemberData,
  errors: ['current_password_incorrect', 'fresh_login_needed', 'rate_limited'],
});
