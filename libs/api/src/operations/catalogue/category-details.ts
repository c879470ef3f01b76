import Type from 'typebox';
import { CATALOGUE_PAGE_MAX, PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, Slug, shape } from '../../declaration/shape';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';
import { Facets } from '../../entities/facets';
import { itemFilterFields } from './item-filters';
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
    /** Rejected if the store does not offer it. */
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    fulfilmentDate: Type.Optional(Day),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: CATALOGUE_PAGE_MAX })),
    sort: Type.Optional(ItemSort),
    ...itemFilterFields,
  }),
  reply: shape({
    category: CategorySummary,
    /** From the top level down to the parent. */
    parents: Type.Array(CategorySummary),
    children: Type.Array(CategorySummary),
    ...itemPageFields,
    facets: Facets,
    deals: Type.Array(Deal),
  }),
  errors: ['store_not_found', 'category_not_found', 'date_invalid', 'fulfilment_not_offered'],
});
