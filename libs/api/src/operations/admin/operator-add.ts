import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Operator, OperatorName, OperatorRole } from '../../entities/operator';

export const adminOperatorAdd = defineOperation({
  key: 'POST /admin/operator-add',
  id: 'adminOperatorAdd',
  domain: 'admin',
  summary: 'Add an operator of a business; the reply contains the key, which is stored hashed and shown only once',
  access: 'admin',
  body: shape({ business: Type.Optional(Line(253)), name: OperatorName, role: OperatorRole }),
  reply: shape({ operator: Operator, key: Type.String() }),
  errors: ['business_not_found'],
});
