import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { OrderLinkToken } from '../../entities/followed-order';
import { Review, StoredReview } from '../../entities/review';

export const followedOrderReview = defineOperation({
  key: 'POST /checkout/followed-order-review',
  id: 'followedOrderReview',
  domain: 'other',
  summary: 'Review a guest’s order once by its signed link, after it was delivered or collected',
  limits: [{ per: 'address', count: 30, seconds: 600 }],
  body: shape({ token: OrderLinkToken, ...Type.Omit(Review, ['orderId']).properties }),
  reply: StoredReview,
  errors: ['order_link_invalid', 'order_not_delivered', 'already_reviewed', 'rate_limited'],
});
