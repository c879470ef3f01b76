import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const forgetCodeConfirm = defineOperation({
  key: 'POST /member/forget-code-confirm',
  id: 'forgetCodeConfirm',
  domain: 'member',
  summary: 'Confirm the wish to be forgotten',
  access: 'member',
  later: true,
  body: shape({ confirmationCode: Line(20) }),
  reply: Type.Unknown(),
  errors: ['code_incorrect'],
});
