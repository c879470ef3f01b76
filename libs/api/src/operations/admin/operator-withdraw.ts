import { Operator } from '../../entities/operator';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
