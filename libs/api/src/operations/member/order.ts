import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';

export const getOrder = defineOperation({
  key: 'POST /member/order',
  id: 'getOrder',
  domain: 'member',
  summary: "One of the member's own orders",
  access: 'member',
  safe: true,
  body: shape({ orderId: Id }),
  reply: Order,
  errors: ['order_not_found'],
});
