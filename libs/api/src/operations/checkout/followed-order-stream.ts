import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { OrderLinkToken } from '../../entities/followed-order';
import { OrderUpdate } from '../../entities/order-update';

export const followedOrderStream = defineOperation({
  key: 'GET /checkout/followed-order-stream',
  id: 'followedOrderStream',
  domain: 'other',
  summary: 'What happens to a guest’s order of a signed link, as the server-sent events of the order stream',
  stream: true,
  limits: [{ per: 'address', count: 240, seconds: 60 }],
  query: shape({ token: OrderLinkToken }),
  reply: OrderUpdate,
  errors: ['order_link_invalid', 'rate_limited'],
});
