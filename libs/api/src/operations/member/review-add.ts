import { defineOperation } from '../../declaration/operation';
import { Review, StoredReview } from '../../entities/review';

export const addReview = defineOperation({
  key: 'POST /member/review',
  id: 'addReview',
  domain: 'member',
  summary: 'Review an order of the member once, after it was delivered or collected',
  access: 'member',
  body: Review,
  reply: StoredReview,
  errors: ['order_not_found', 'order_not_delivered', 'already_reviewed'],
});
