import { Order } from '../../entities/order';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
