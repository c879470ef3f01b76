import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';

const categoryFields = {
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  image: nullable(Type.String()),
  itemCount: Type.Integer(),
};

export const CategorySummary = shape(categoryFields);
export type CategorySummary = Static<typeof CategorySummary>;

/** Three levels are spelled out instead of recursive, to keep the client's types and the OpenAPI document simple. */
const LeafCategory = shape({ ...categoryFields, children: Type.Array(shape(categoryFields)) });

export const CategoryTreeNode = shape({ ...categoryFields, children: Type.Array(LeafCategory) });
export type CategoryTreeNode = Static<typeof CategoryTreeNode>;
