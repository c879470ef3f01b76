import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { OrderUpdate } from '../../entities/order-update';

export const orderStream = defineOperation({
  key: 'GET /checkout/order-stream',
  id: 'orderStream',
  domain: 'checkout',
  summary:
    'What happens to the caller’s own order, as server-sent events: `update`, and `heartbeat` while nothing happens',
  stream: true,
  limits: [{ per: 'address', count: 240, seconds: 60 }],
  session: { usesGuestDetails: true },
  query: shape({ businessOrderId: Line(40) }),
  reply: OrderUpdate,
  errors: ['order_not_found', 'rate_limited'],
});
