import Type from 'typebox';
import { PICKED_QUANTITY_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, Minor, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';

export const adminOrderRefund = defineOperation({
  key: 'POST /admin/order-refund',
  id: 'adminOrderRefund',
  domain: 'admin',
  summary: 'Give back a part of what an order took: some of a line, the delivery, or an amount as goodwill',
  access: 'admin',
  roles: ['support', 'manager'],
  idempotent: 'change',
  body: shape({
    businessOrderId: Line(40),
    kind: Type.Enum(['line', 'delivery', 'goodwill']),
    /** For the kind `line`: which, and how many of it. */
    lineId: Type.Optional(Id),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: PICKED_QUANTITY_MAX })),
    /** For the kind `goodwill`. */
    amount: Type.Optional(Minor),
    reason: Line(200),
  }),
  reply: Order,
  errors: [
    'order_not_found',
    'line_not_found',
    'nothing_captured',
    'refund_above_limit',
    'refund_invalid',
    'refund_only_whole',
    'refund_too_high',
  ],
});
