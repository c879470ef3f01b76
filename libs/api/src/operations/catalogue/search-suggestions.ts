import Type from 'typebox';
import { SEARCH_TERM_MAX_LENGTH, SUGGESTIONS_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { CategorySummary } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { MenuItem } from '../../entities/menu-item';

export const searchSuggestions = defineOperation({
  key: 'POST /catalogue/search-suggestions',
  id: 'searchSuggestions',
  domain: 'catalogue',
  summary: 'Suggestions while a search term is typed; the most popular terms for an empty one',
  safe: true,
  limits: [{ per: 'address', count: 600, seconds: 60 }],
  body: shape({
    storeId: Id,
    searchTerm: Type.String({ maxLength: SEARCH_TERM_MAX_LENGTH }),
    /** The maximum number of terms. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: SUGGESTIONS_MAX })),
  }),
  reply: shape({
    /** Terms of successful searches with this prefix, the most popular first. */
    terms: Type.Array(Type.String()),
    items: Type.Array(MenuItem),
    categories: Type.Array(CategorySummary),
    deals: Type.Array(Deal),
    matchedWords: Type.Array(Type.String()),
  }),
  errors: ['store_not_found'],
});
