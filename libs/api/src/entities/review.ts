import Type, { type Static } from 'typebox';
import { REVIEW_MAX_LENGTH } from '../constants';
import { Id, shape } from '../declaration/shape';

export const Review = shape({
  starRating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.Optional(Type.String({ maxLength: REVIEW_MAX_LENGTH })),
  orderId: Id,
});
export type Review = Static<typeof Review>;

/** A review as it was stored, at most one per order. */
export const StoredReview = shape({ ...Review.properties, createdAt: Type.String() });
export type StoredReview = Static<typeof StoredReview>;
