import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { FollowedOrder, OrderLinkToken } from '../../entities/followed-order';

export const followedOrder = defineOperation({
  key: 'POST /checkout/followed-order',
  id: 'followedOrder',
  domain: 'other',
  summary: 'A guest’s order by the signed link of its mails, without a log-in and without personal details',
  safe: true,
  limits: [{ per: 'address', count: 120, seconds: 60 }],
  body: shape({ token: OrderLinkToken }),
  reply: FollowedOrder,
  errors: ['order_link_invalid', 'rate_limited'],
});
