import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';
import { OrderStatus } from '../../entities/order-status';

export const adminOrderTransition = defineOperation({
  key: 'POST /admin/order-transition',
  id: 'adminOrderTransition',
  domain: 'admin',
  summary: 'Move an order to another status; an illegal transition is refused',
  access: 'admin',
  roles: ['picker', 'driver', 'support', 'manager'],
  body: shape({ businessOrderId: Line(40), status: OrderStatus, note: Type.Optional(Line(200)) }),
  reply: Order,
  errors: [
    'order_not_found',
    'illegal_transition',
    'order_has_picker',
    'order_has_driver',
    'nothing_picked',
    'operator_role_refused',
    'operator_password_needed',
  ],
});
