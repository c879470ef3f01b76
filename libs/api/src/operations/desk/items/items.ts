import Type from 'typebox';
import { DESK_SEARCH_MAX_LENGTH, OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, Slug, shape } from '../../../declaration/shape';
import { DeskItem, DeskItemFilter } from '../../../entities/desk/desk-item';

const Count = Type.Integer({ minimum: 0 });

export const deskItems = defineOperation({
  key: 'POST /desk/items',
  id: 'deskItems',
  domain: 'desk',
  summary: 'The items that a store lists, with prices, stock and places; searched by name, code or barcode',
  access: 'admin',
  roles: ['stock', 'manager', 'administrator'],
  safe: true,
  body: shape({
    storeId: Id,
    text: Type.Optional(Line(DESK_SEARCH_MAX_LENGTH)),
    /** The slug of a category: its items and those of the categories below it. */
    category: Type.Optional(Slug),
    filter: Type.Optional(DeskItemFilter),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_MAX })),
  }),
  reply: shape({
    storeId: Id,
    currency: Type.String(),
    /** Searched items by how well they fit, others in the business's order. */
    items: Type.Array(DeskItem),
    page: Type.Integer(),
    limit: Type.Integer(),
    /** How many items each filter leaves of the text and the category. */
    totals: shape({ all: Count, on_sale: Count, out_of_stock: Count, low_stock: Count, without_place: Count }),
    /** Up to this number the stock is low: the highest at which a webhook of the business is told. */
    lowStockAt: Type.Integer(),
    /** The categories of the highest level, to choose from. */
    categories: Type.Array(shape({ slug: Type.String(), name: Type.String() })),
  }),
  errors: ['store_not_found', 'category_not_found'],
});
