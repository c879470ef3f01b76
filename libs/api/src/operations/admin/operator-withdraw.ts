import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Operator } from '../../entities/operator';

export const adminOperatorWithdraw = defineOperation({
  key: 'POST /admin/operator-withdraw',
  id: 'adminOperatorWithdraw',
  domain: 'admin',
  summary: "Withdraw an operator's key; the events that name the operator stay",
  access: 'admin',
  body: shape({ operatorId: Id }),
  reply: Operator,
  errors: ['operator_not_found'],
});
