import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { Banner } from './banner';
import { CategorySummary } from './category';
import { Deal } from './deal';
import { MenuItem } from './menu-item';

export const HomeContent = shape({
  hero: shape({
    title: Type.String(),
    text: Type.String(),
    image: nullable(Type.String()),
    note: nullable(Type.String()),
    /** The slug of one of the aisles, to which the picture leads. */
    aisle: Type.Optional(Type.String()),
  }),
  steps: Type.Array(shape({ title: Type.String(), text: Type.String() })),
  sections: Type.Array(
    shape({
      title: Type.String(),
      text: Type.String(),
      image: nullable(Type.String()),
      aisle: Type.Optional(Type.String()),
    }),
  ),
  /** The aisles: of the given store, otherwise of the business. */
  aisles: Type.Array(CategorySummary),
  banners: Type.Array(Banner),
  deals: Type.Array(Deal),
  popular: Type.Array(MenuItem),
});
export type HomeContent = Static<typeof HomeContent>;
