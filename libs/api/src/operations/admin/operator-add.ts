import Type from 'typebox';
import { OPERATOR_STORES_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Email, Line, Slug, shape } from '../../declaration/shape';
import { Operator, OperatorName, OperatorRole } from '../../entities/operator';

export const adminOperatorAdd = defineOperation({
  key: 'POST /admin/operator-add',
  id: 'adminOperatorAdd',
  domain: 'admin',
  summary:
    'Add an operator of a business: with an e-mail address they are invited to log in, else the reply contains a key, which is shown only once',
  access: 'admin',
  body: shape({
    business: Type.Optional(Line(253)),
    name: OperatorName,
    role: OperatorRole,
    /** An invitation is mailed to it. */
    email: Type.Optional(Email),
    /** The only stores in which somebody with an e-mail address works, by slug; without it, every store. */
    stores: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: OPERATOR_STORES_MAX, uniqueItems: true })),
  }),
  /** The key is left out for somebody who is invited. */
  reply: shape({ operator: Operator, key: Type.Optional(Type.String()) }),
  errors: ['business_not_found', 'store_not_found', 'operator_email_taken'],
});
