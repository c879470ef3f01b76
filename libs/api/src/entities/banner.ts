import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../shape';

export const Banner = shape({
  bannerId: Id,
  slug: Type.String(),
  title: Type.String(),
  text: Type.String(),
  image: nullable(Type.String()),
  /** Where a tap goes; null is the banner's own landing page. */
  link: nullable(Type.String()),
  placement: Type.Enum(['home', 'category', 'search', 'basket']),
});
export type Banner = Static<typeof Banner>;
