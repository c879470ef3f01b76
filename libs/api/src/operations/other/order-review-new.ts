import Type from 'typebox';
import { Review } from '../../entities/review';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const orderReviewNew = defineOperation({
  key: 'POST /orders/review-new',
  id: 'orderReviewNew',
  domain: 'other',
  summary: 'Review an order by the link that was sent for it',
  later: true,
  body: shape({ ...Review.properties, token: Type.Optional(Line(200)) }),
  reply: Type.Unknown(),
  errors: ['order_not_found', 'already_reviewed'],
});
