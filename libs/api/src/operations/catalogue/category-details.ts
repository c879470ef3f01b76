import Type from 'typebox';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Day, Id, Line, Slug, shape } from '../../shape';
import { ItemSort, itemPageFields } from './item-page';

export const categoryDetails = defineOperation({
  key: 'POST /catalogue/category-details',
  id: 'categoryDetails',
  domain: 'catalogue',
  summary: 'A category, by its id or its slug, with one page of its items and of the categories below it',
  safe: true,
  body: shape({
    storeId: Id,
    categoryId: Type.Optional(Id),
    categorySlug: Type.Optional(Slug),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    fulfilmentDate: Type.Optional(Day),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
    sort: Type.Optional(ItemSort),
    tags: Type.Optional(Type.Array(Line(40), { maxItems: 12 })),
    inStockOnly: Type.Optional(Type.Boolean()),
    dealsOnly: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    category: CategorySummary,
    /** From the top level down, without the category itself. */
    parents: Type.Array(CategorySummary),
    children: Type.Array(CategorySummary),
    ...itemPageFields,
    tags: Type.Array(shape({ tag: Type.String(), count: Type.Integer() })),
    deals: Type.Array(Deal),
  }),
  errors: ['store_not_found', 'category_not_found'],
});
