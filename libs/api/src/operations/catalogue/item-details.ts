import Type from 'typebox';
import { CategorySummary } from '../../entities/category';
import { MenuItem } from '../../entities/menu-item';
import { MenuItemDetails } from '../../entities/menu-item-details';
import { defineOperation } from '../../operation';
import { Id, Slug, shape } from '../../shape';

export const itemDetails = defineOperation({
  key: 'POST /catalogue/item-details',
  id: 'itemDetails',
  domain: 'catalogue',
  summary: 'One item of a store, by its id or its slug, with its options and its facts',
  safe: true,
  body: shape({
    storeId: Id,
    categoryId: Type.Optional(Id),
    categorySlug: Type.Optional(Slug),
    itemId: Type.Optional(Id),
    itemSlug: Type.Optional(Slug),
  }),
  reply: shape({
    item: MenuItemDetails,
    parents: Type.Array(CategorySummary),
    similar: Type.Array(MenuItem),
  }),
  errors: ['store_not_found', 'item_not_found'],
});
