import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { ComplaintView } from '../../entities/order-complaint';

export const adminComplaintDecide = defineOperation({
  key: 'POST /admin/complaint-decide',
  id: 'adminComplaintDecide',
  domain: 'admin',
  summary: 'Refund what a reported problem is about, or decline it with a reason that the shopper reads',
  access: 'admin',
  roles: ['support', 'manager'],
  body: shape({ complaintId: Id, decision: Type.Enum(['refund', 'decline']), reason: Line(200) }),
  reply: ComplaintView,
  errors: [
    'complaint_decided',
    'complaint_not_found',
    'nothing_captured',
    'refund_invalid',
    'refund_only_whole',
    'refund_too_high',
  ],
});
