import Type from 'typebox';
import { CATALOGUE_PAGE_MAX, PAGE_NUMBER_MAX, SEARCH_TERM_MAX_LENGTH } from '../../constants';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';
import { MenuItem } from '../../entities/menu-item';
import { defineOperation } from '../../operation';
import { Day, Id, nullable, shape } from '../../shape';

export const globalSearch = defineOperation({
  key: 'POST /catalogue/global-search',
  id: 'globalSearch',
  domain: 'catalogue',
  summary: 'Items, categories and deals of a store by a search term; forgives small slips of typing',
  safe: true,
  limits: [{ per: 'address', count: 300, seconds: 60 }],
  body: shape({
    storeId: Id,
    searchTerm: Type.String({ maxLength: SEARCH_TERM_MAX_LENGTH }),
    itemsPage: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    categoryPage: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    itemsLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: CATALOGUE_PAGE_MAX })),
    categoriesLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: CATALOGUE_PAGE_MAX })),
    dealsPage: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    fulfilmentDate: Type.Optional(Day),
  }),
  reply: shape({
    searchTerm: Type.String(),
    items: Type.Array(MenuItem),
    itemsPage: Type.Integer(),
    itemsTotal: Type.Integer(),
    categories: Type.Array(CategorySummary),
    categoryPage: Type.Integer(),
    categoriesTotal: Type.Integer(),
    deals: Type.Array(Deal),
    dealsPage: Type.Integer(),
    dealsTotal: Type.Integer(),
    /** Lower case without accents: what to highlight in the names, also after a typing mistake. */
    matchedWords: Type.Array(Type.String()),
    /** The corrected term, if nothing matches as typed. */
    correctedTerm: nullable(Type.String()),
  }),
  errors: ['store_not_found', 'search_term_too_short', 'date_invalid', 'fulfilment_not_offered'],
});
