import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const forgetCodeConfirm = defineOperation({
  key: 'POST /member/forget-code-confirm',
  id: 'forgetCodeConfirm',
  domain: 'member',
  summary: 'Delete the account and personal data with the code; orders stay without the person',
  access: 'member',
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'code-tried' },
    { per: 'address', count: 60, seconds: 900, group: 'code-tried' },
  ],
  session: { endsSession: true },
  body: shape({ confirmationCode: Line(20) }),
  reply: shape({ forgotten: Type.Literal(true) }),
  errors: ['code_incorrect', 'account_in_use', 'payment_gateway_unavailable'],
});
