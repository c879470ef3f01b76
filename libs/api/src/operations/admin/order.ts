import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';

export const adminOrder = defineOperation({
  key: 'POST /admin/order',
  id: 'adminOrder',
  domain: 'admin',
  summary: 'One order by its businessOrderId, with its lines, slot, payment and events',
  access: 'admin',
  roles: ['picker', 'counter', 'driver', 'support', 'manager'],
  safe: true,
  body: shape({ businessOrderId: Line(40) }),
  reply: Order,
  errors: ['order_not_found'],
});
