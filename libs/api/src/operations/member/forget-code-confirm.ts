import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const forgetCodeConfirm = defineOperation({
  key: 'POST /member/forget-code-confirm',
  id: 'forgetCodeConfirm',
  domain: 'member',
  summary: 'Confirm the deletion of personal data with a code',
  access: 'member',
  later: true,
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ confirmationCode: Line(20) }),
  reply: Type.Unknown(),
  errors: ['code_incorrect'],
});
