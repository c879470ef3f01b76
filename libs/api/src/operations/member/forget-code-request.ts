import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const forgetCodeRequest = defineOperation({
  key: 'POST /member/forget-code-request',
  id: 'forgetCodeRequest',
  domain: 'member',
  summary: 'Request the code, sent by e-mail, that confirms the deletion of the account and of personal data',
  access: 'member',
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  reply: shape({
    requested: Type.Literal(true),
    /** Until then the code is accepted. */
    expiresAt: Type.String(),
  }),
  errors: ['account_in_use'],
});
