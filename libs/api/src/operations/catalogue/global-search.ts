import Type from 'typebox';
import { CATALOGUE_PAGE_MAX, PAGE_NUMBER_MAX, SEARCH_TERM_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, nullable, shape } from '../../declaration/shape';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';
import { Facets } from '../../entities/facets';
import { MenuItem } from '../../entities/menu-item';
import { itemFilterFields } from './item-filters';
import { ItemSort } from './item-page';

export const globalSearch = defineOperation({
  key: 'POST /catalogue/global-search',
  id: 'globalSearch',
  domain: 'catalogue',
  summary: 'Items, categories and deals of a store by a search term, the best first; typing errors are corrected',
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
    /** The order of the items; 'featured', the default, is by how well they fit. */
    sort: Type.Optional(ItemSort),
    ...itemFilterFields,
  }),
  reply: shape({
    searchTerm: Type.String(),
    items: Type.Array(MenuItem),
    itemsPage: Type.Integer(),
    /** After the filters. */
    itemsTotal: Type.Integer(),
    /** How many of them fit the term: they come first. A short list is filled up with items that are like them. */
    itemsFitting: Type.Integer(),
    sort: ItemSort,
    /** Counts over all items found, given the other filters. */
    facets: Facets,
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
    /** The shop does not sell what the term names: no item fits, and those listed are only the nearest. */
    notSold: Type.Boolean(),
    /** Conditions of the term that no item of the kind meets, as in 'Nothing is gluten-free': then no item fits. */
    unmetConditions: Type.Array(Type.String()),
  }),
  errors: ['store_not_found', 'search_term_too_short', 'date_invalid', 'fulfilment_not_offered'],
});
