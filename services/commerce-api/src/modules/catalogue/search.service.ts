import { SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type SQL, sql } from 'drizzle-orm';
import { items, storeItems } from '../../database/schema/catalogue';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { dealView } from './deals.repository';
import { menuItem } from './item-view';
import { findItems } from './items.repository';
import { categorySummary, readCatalogue } from './store-catalogue';

const PAGE = 24;
/** How alike a word of a name must be to what was typed. */
const ALIKE = 0.42;

/** Accents and case are no reason not to find something. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');

/** Every word must occur, the last perhaps only begun: 'whole mi' finds whole milk. */
export function searchQuery(term: string): string {
  const words = plain(term)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

function byWords(query: string): { where: SQL; order: SQL } {
  const asked = sql`to_tsquery('english', ${query})`;
  return {
    where: sql`${items.search} @@ ${asked}`,
    order: sql`${storeItems.inStock} desc, ts_rank(${items.search}, ${asked}) desc, ${items.position}`,
  };
}

function byLikeness(term: string): { where: SQL; order: SQL } {
  const likeness = sql`word_similarity(${plain(term)}, ${items.plainName})`;
  return { where: sql`${likeness} >= ${ALIKE}`, order: sql`${likeness} desc, ${items.position}` };
}

/** Items, categories and deals by a term: by its words, and where those find nothing, by likeness. */
export async function globalSearch(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/global-search'>,
): Promise<ReplyOf<'POST /catalogue/global-search'>> {
  const { storeId, itemsPage = 1, categoryPage = 1, itemsLimit = PAGE, categoriesLimit = PAGE } = body;
  const term = plain(body.searchTerm);
  const query = searchQuery(term);
  if (term.length < SEARCH_TERM_MIN_LENGTH || query === '')
    throw refuse('search_term_too_short', 'The search term needs to be at least two characters.');
  return readCatalogue(context, business, storeId, `search ${JSON.stringify({ ...body, term })}`, async (catalogue) => {
    const page = { storeId, limit: itemsLimit, offset: (itemsPage - 1) * itemsLimit };
    let found = await findItems(context.db, { ...page, ...byWords(query) });
    if (found.total === 0) found = await findItems(context.db, { ...page, ...byLikeness(term) });
    const categories = [...catalogue.categories.byId.values()]
      .filter(({ name }) => plain(name).includes(term))
      .map((category) => categorySummary(catalogue, category))
      .filter(({ itemCount }) => itemCount > 0);
    const from = (categoryPage - 1) * categoriesLimit;
    return {
      searchTerm: body.searchTerm,
      items: found.items.map((item) => menuItem(item, catalogue)),
      itemsPage,
      itemsTotal: found.total,
      categories: categories.slice(from, from + categoriesLimit),
      categoryPage,
      categoriesTotal: categories.length,
      deals: catalogue.deals.all.filter(({ name }) => plain(name).includes(term)).map(dealView),
      dealsPage: 1,
      dealsTotal: catalogue.deals.all.filter(({ name }) => plain(name).includes(term)).length,
      matchedWords: term.split(' '),
      correctedTerm: null,
    };
  });
}

/** What to offer while a term is being typed. */
export async function searchSuggestions(
  context: ServiceContext,
  business: Business,
  { storeId, searchTerm }: BodyOf<'POST /catalogue/search-suggestions'>,
): Promise<ReplyOf<'POST /catalogue/search-suggestions'>> {
  if (plain(searchTerm).length < SEARCH_TERM_MIN_LENGTH)
    return { terms: [], items: [], categories: [], deals: [], matchedWords: [] };
  const found = await globalSearch(context, business, { storeId, searchTerm, itemsLimit: 4, categoriesLimit: 3 });
  const { items: menuItems, categories, deals, matchedWords } = found;
  return { terms: [], items: menuItems, categories, deals: deals.slice(0, 2), matchedWords };
}
