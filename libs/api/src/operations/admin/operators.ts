import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Operator } from '../../entities/operator';

export const adminOperators = defineOperation({
  key: 'POST /admin/operators',
  id: 'adminOperators',
  domain: 'admin',
  summary: 'The operators of one business or of all, with those whose keys were withdrawn',
  access: 'admin',
  safe: true,
  body: shape({ business: Type.Optional(Line(253)) }),
  reply: shape({ operators: Type.Array(Operator) }),
  errors: ['business_not_found'],
});
