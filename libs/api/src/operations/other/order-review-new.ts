import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Review, StoredReview } from '../../entities/review';

export const orderReviewNew = defineOperation({
  key: 'POST /orders/review-new',
  id: 'orderReviewNew',
  domain: 'other',
  summary: 'Review a delivered order once, as its member or with the token of its basket',
  limits: [{ per: 'address', count: 30, seconds: 600 }],
  body: shape({
    ...Review.properties,
    /** The token of the ordered basket: proves that a guest owns the order. Members need none. */
    basketToken: Type.Optional(BasketToken),
  }),
  reply: StoredReview,
  errors: ['order_not_found', 'order_not_delivered', 'already_reviewed', 'rate_limited'],
});
