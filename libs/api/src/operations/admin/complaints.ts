import Type from 'typebox';
import { OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { ComplaintView } from '../../entities/order-complaint';

export const adminComplaints = defineOperation({
  key: 'POST /admin/complaints',
  id: 'adminComplaints',
  domain: 'admin',
  summary: 'Problems that shoppers reported: those of the operator’s business, or of every business; oldest first',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  safe: true,
  body: shape({
    businessOrderId: Type.Optional(Line(40)),
    complaintId: Type.Optional(Id),
    /** Only those that wait for an operator. */
    openOnly: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_MAX })),
  }),
  reply: shape({ complaints: Type.Array(ComplaintView), total: Type.Integer() }),
  errors: [],
});
