import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { OrderLinkToken } from '../../entities/followed-order';
import { NewComplaint, OrderComplaint } from '../../entities/order-complaint';

export const followedOrderComplaint = defineOperation({
  key: 'POST /checkout/followed-order-complaint',
  id: 'followedOrderComplaint',
  domain: 'other',
  summary: 'Report a problem with items of a guest’s order, by its signed link; decided like a member’s',
  idempotent: 'change',
  limits: [{ per: 'address', count: 30, seconds: 3600 }],
  body: shape({ token: OrderLinkToken, ...NewComplaint.properties }),
  reply: OrderComplaint,
  errors: ['already_reported', 'line_not_found', 'order_link_invalid', 'order_not_reportable', 'rate_limited'],
});
