import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, Password, shape } from '../../declaration/shape';

export const emailChangeRequest = defineOperation({
  key: 'POST /member/email-change-request',
  id: 'emailChangeRequest',
  domain: 'member',
  summary: 'Send a code to a new e-mail address, which the account gets once the code is checked',
  access: 'member',
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({
    emailAddress: Email,
    /** Not needed by an account without a password, which needs a log-in of the last quarter of an hour. */
    currentPassword: Type.Optional(Password),
  }),
  reply: shape({
    /** The address in its normal form. */
    sentTo: Type.String(),
    resendAfterSeconds: Type.Integer(),
    validSeconds: Type.Integer(),
  }),
  errors: ['current_password_incorrect', 'email_unchanged', 'fresh_login_needed', 'rate_limited'],
});
