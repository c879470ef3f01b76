import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, Slug, shape } from '../../declaration/shape';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { MenuItem } from '../../entities/menu-item';
import { MenuItemDetails } from '../../entities/menu-item-details';

export const itemDetails = defineOperation({
  key: 'POST /catalogue/item-details',
  id: 'itemDetails',
  domain: 'catalogue',
  summary: 'One item of a store, by its id or its slug, with its options and its facts',
  safe: true,
  body: shape({
    storeId: Id,
    /** The item must be in this category or below it; otherwise it is not found. */
    categoryId: Type.Optional(Id),
    categorySlug: Type.Optional(Slug),
    itemId: Type.Optional(Id),
    itemSlug: Type.Optional(Slug),
    fulfilmentDate: Type.Optional(Day),
  }),
  reply: shape({
    item: MenuItemDetails,
    parents: Type.Array(CategorySummary),
    similar: Type.Array(MenuItem),
    /** For an item out of stock: available ones of its category, closest price and name first. */
    alternatives: Type.Array(MenuItem),
    /** What goes with it: of its bundles, in stock. */
    companions: Type.Optional(Type.Array(MenuItem)),
    /** Its current deals. */
    deals: Type.Array(Deal),
  }),
  errors: ['store_not_found', 'item_not_found', 'date_invalid'],
});
