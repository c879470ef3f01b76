import Type, { type Static } from 'typebox';
import { Id, shape } from '../shape';

export const Review = shape({
  starRating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.Optional(Type.String({ maxLength: 2000 })),
  orderId: Id,
});
export type Review = Static<typeof Review>;
