import Type from 'typebox';
import { AUDIT_TEXT_MAX_LENGTH, OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, Line, shape } from '../../declaration/shape';
import { OperatorAction } from '../../entities/desk/operator-action';

export const deskAudit = defineOperation({
  key: 'POST /desk/audit',
  id: 'deskAudit',
  domain: 'desk',
  summary:
    'What operators did, newest first: for an administrator in the business, for a manager with orders of their stores',
  access: 'admin',
  roles: ['manager', 'administrator'],
  safe: true,
  body: shape({
    /** The number of an order, or a part of a name, operation, reason or outcome. */
    text: Type.Optional(Line(AUDIT_TEXT_MAX_LENGTH)),
    byOperatorId: Type.Optional(Id),
    /** In the time zone of the business. */
    day: Type.Optional(Day),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_MAX })),
  }),
  reply: shape({
    actions: Type.Array(OperatorAction),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
  }),
  errors: ['date_invalid'],
});
