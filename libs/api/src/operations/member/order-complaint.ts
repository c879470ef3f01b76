import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { NewComplaint, OrderComplaint } from '../../entities/order-complaint';

export const addComplaint = defineOperation({
  key: 'POST /member/order-complaint',
  id: 'addComplaint',
  domain: 'member',
  summary: 'Report a problem with items of a delivered or collected order; refunded by rule, or put before an operator',
  access: 'member',
  idempotent: 'change',
  limits: [{ per: 'account', count: 20, seconds: 3600 }],
  body: shape({ orderId: Id, ...NewComplaint.properties }),
  reply: OrderComplaint,
  errors: ['already_reported', 'line_not_found', 'order_not_found', 'order_not_reportable', 'rate_limited'],
});
