import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../shape';

export const DealSection = shape({ discountSectionId: Id, name: Type.String() });

export const Deal = shape({
  /** The specification's discountId. */
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  text: Type.String(),
  image: nullable(Type.String()),
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  sections: Type.Array(DealSection),
});
export type Deal = Static<typeof Deal>;
