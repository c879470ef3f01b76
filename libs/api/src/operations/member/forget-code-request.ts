import Type from 'typebox';
import { defineOperation } from '../../operation';

export const forgetCodeRequest = defineOperation({
  key: 'POST /member/forget-code-request',
  id: 'forgetCodeRequest',
  domain: 'member',
  summary: 'Request the code that confirms the deletion of personal data',
  access: 'member',
  later: true,
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  reply: Type.Unknown(),
  errors: [],
});
