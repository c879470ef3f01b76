import Type from 'typebox';
import { defineOperation } from '../../operation';

export const forgetCodeRequest = defineOperation({
  key: 'POST /member/forget-code-request',
  id: 'forgetCodeRequest',
  domain: 'member',
  summary: 'Ask for the code that confirms the wish to be forgotten',
  access: 'member',
  later: true,
  reply: Type.Unknown(),
  errors: [],
});
