import Type from 'typebox';
import { Review } from '../../entities/review';
import { defineOperation } from '../../operation';

export const addReview = defineOperation({
  key: 'POST /member/review',
  id: 'addReview',
  domain: 'member',
  summary: 'Review an order of the member',
  access: 'member',
  later: true,
  body: Review,
  reply: Type.Unknown(),
  errors: ['order_not_found', 'already_reviewed'],
});
