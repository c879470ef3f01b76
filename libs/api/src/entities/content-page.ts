import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** A page by editors: plain text only, so that no markup reaches a browser. */
export const ContentPage = shape({
  slug: Type.String(),
  kind: Type.Enum(['legal', 'page']),
  title: Type.String(),
  /** For search engines and link previews. */
  description: Type.String(),
  sections: Type.Array(
    shape({
      heading: nullable(Type.String()),
      paragraphs: Type.Array(Type.String()),
      points: Type.Array(Type.String()),
    }),
  ),
  updatedOn: Type.String(),
});
export type ContentPage = Static<typeof ContentPage>;
