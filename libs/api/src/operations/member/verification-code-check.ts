import Type from 'typebox';
import { defineOperation } from '../../operation';
import { BasketToken, Line, shape } from '../../shape';

export const verificationCodeCheck = defineOperation({
  key: 'POST /member/verification-code-check',
  id: 'verificationCodeCheck',
  domain: 'member',
  summary: 'Check a code that verifies a phone number',
  later: true,
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  body: shape({ verificationCode: Line(20), basketToken: Type.Optional(BasketToken) }),
  reply: Type.Unknown(),
  errors: ['code_incorrect'],
});
