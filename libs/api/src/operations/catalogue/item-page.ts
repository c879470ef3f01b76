import Type, { type Static } from 'typebox';
import { MenuItem } from '../../entities/menu-item';

/** 'featured' is the order unless another is chosen: what the store sells most of first; of a search, what fits best. */
export const ItemSort = Type.Enum(['featured', 'price_up', 'price_down', 'name', 'saving']);
export type ItemSort = Static<typeof ItemSort>;

/** One page of items: the same fields in every list. */
export const itemPageFields = {
  items: Type.Array(MenuItem),
  page: Type.Integer(),
  limit: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  sort: ItemSort,
};
