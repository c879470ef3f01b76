import { SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { dealView } from './deals.repository';
import { filterItems, inOrder } from './items/filter-items';
import { ITEMS_ON_PAGE } from './items/item-page';
import { CARD_BYTES, menuItem } from './items/item-view';
import type { ShelfItem } from './items/items.repository';
import { matchedWords } from './matched-words';
import { plain, wordsIn } from './plain-text';
import { countTerm, popularTerms, type SearchVisitor } from './popular-terms.repository';
import { type FoundItems, findItems } from './search/find-items';
import { synonymsOf } from './search/synonyms.repository';
import {
  type CatalogueQuery,
  categorySummary,
  readCatalogue,
  type StoreCatalogue,
  storeCatalogue,
} from './store-catalogue';
import { checkFulfilment } from './store-versions';

const SUGGESTED = { terms: 6, items: 4, categories: 3, deals: 2 };

interface CachedSearch extends FoundItems {
  /** Cached pages of this result. */
  replies: Map<string, Reply>;
}

interface Found extends CachedSearch {
  catalogue: StoreCatalogue;
}

type Body = BodyOf<'POST /catalogue/global-search'>;
type Reply = ReplyOf<'POST /catalogue/global-search'>;

/** Per search. A map that is cleared when full: an LRUCache for each of 2,000 searches would reserve its slots. */
const MAX_REPLIES = 10;
const REPLY_BYTES = 10_000 + ITEMS_ON_PAGE * CARD_BYTES;
/** A found item and its places in lists. */
const ITEM_BYTES = 200;

/** Searches a store for a term; the result is cached. The catalogue is not: it would keep the store's whole shelf. */
async function find(context: ServiceContext, business: Business, ask: CatalogueQuery, term: string): Promise<Found> {
  const read = async (catalogue: StoreCatalogue): Promise<CachedSearch> => {
    const { db, itemsVersion } = catalogue;
    const synonyms = await synonymsOf({ ...context, db }, business.id, itemsVersion);
    const found = await findItems({ db, cache: context.cache, catalogue, synonyms }, term);
    return { ...found, replies: new Map() };
  };
  const bytesOf = ({ items }: CachedSearch) => items.length * ITEM_BYTES + MAX_REPLIES * REPLY_BYTES;
  const found = await readCatalogue(context, business, ask, `search ${term}`, read, bytesOf);
  return { ...found, catalogue: await storeCatalogue(context, business, ask) };
}

const isTooShort = (term: string) => term.length < SEARCH_TERM_MIN_LENGTH || wordsIn(term).length === 0;

/** The items of a store that fit a term, or the one with its barcode; none for a term that is too short. */
export async function itemsByTerm(
  context: ServiceContext,
  business: Business,
  storeId: number,
  searchTerm: string,
): Promise<readonly ShelfItem[]> {
  const term = plain(searchTerm);
  if (isTooShort(term)) return [];
  const { items, fitting } = await find(context, business, { storeId }, term);
  return items.slice(0, fitting);
}

/** The items that pass the filters: those that fit, then those that are like them, each in the requested order. */
function refine({ catalogue, items, fitting }: Found, body: Body) {
  const sort = body.sort ?? 'featured';
  const fit = new Set(items.slice(0, fitting));
  const { items: left, facets } = filterItems(items, body, (id) => catalogue.deals.byItem.has(id));
  const [fits, similar] = [left.filter((item) => fit.has(item)), left.filter((item) => !fit.has(item))];
  return { sort, facets, fitting: fits.length, items: [...inOrder(fits, sort), ...inOrder(similar, sort)] };
}

function replyOf(found: Found, body: Body): Reply {
  const { catalogue, categories, deals, lookedFor, corrected, isNotSold, unmet } = found;
  const { itemsPage = 1, categoryPage = 1, dealsPage = 1 } = body;
  const { itemsLimit = ITEMS_ON_PAGE, categoriesLimit = ITEMS_ON_PAGE } = body;
  const onPage = <T>(rows: readonly T[], page: number, limit: number) => rows.slice((page - 1) * limit, page * limit);
  const { items, fitting, sort, facets } = refine(found, body);
  const shown = onPage(items, itemsPage, itemsLimit);
  const named = [...shown.map(({ facts }) => facts), ...categories, ...deals].map(({ name }) => name);
  return {
    searchTerm: body.searchTerm,
    items: shown.map((item) => menuItem(item, catalogue)),
    itemsPage,
    itemsTotal: items.length,
    itemsFitting: fitting,
    sort,
    facets,
    categories: onPage(categories, categoryPage, categoriesLimit).map((row) => categorySummary(catalogue, row)),
    categoryPage,
    categoriesTotal: categories.length,
    deals: onPage(deals, dealsPage, ITEMS_ON_PAGE).map(dealView),
    dealsPage,
    dealsTotal: deals.length,
    matchedWords: matchedWords(lookedFor, named),
    correctedTerm: corrected,
    notSold: isNotSold,
    unmetConditions: [...unmet],
  };
}

/** Searches items, categories and deals, each paginated. */
export async function globalSearch(
  context: ServiceContext,
  business: Business,
  body: Body,
  searcher: SearchVisitor,
): Promise<Reply> {
  const { itemsPage = 1, categoryPage = 1, dealsPage = 1 } = body;
  const term = plain(body.searchTerm);
  if (isTooShort(term)) throw refuse('search_term_too_short', 'The search term needs to be at least two characters.');
  await checkFulfilment(context, business, body);
  const found = await find(context, business, body, term);
  if (found.fitting > 0 && found.words.length > 0 && itemsPage * categoryPage * dealsPage === 1)
    await countTerm(context, business, body.storeId, found.words.join(' '), searcher);
  const key = JSON.stringify(body);
  const known = found.replies.get(key);
  if (known) return known;
  const made = replyOf(found, body);
  if (found.replies.size >= MAX_REPLIES) found.replies.clear();
  found.replies.set(key, made);
  return made;
}

/** Suggestions while a term is typed; only popular terms until the input is long enough. */
export async function searchSuggestions(
  context: ServiceContext,
  business: Business,
  { storeId, searchTerm, limit = SUGGESTED.terms }: BodyOf<'POST /catalogue/search-suggestions'>,
): Promise<ReplyOf<'POST /catalogue/search-suggestions'>> {
  const term = plain(searchTerm);
  const terms = await readCatalogue(context, business, { storeId }, `popular ${limit} ${term}`, () =>
    popularTerms(context.db, storeId, term, limit),
  );
  if (isTooShort(term)) return { terms, items: [], categories: [], deals: [], matchedWords: [] };
  const { catalogue, items, fitting, withPrefix, categories, deals, lookedFor } = await find(
    context,
    business,
    { storeId },
    term,
  );
  const shown = {
    items: [...items.slice(0, fitting), ...withPrefix].slice(0, SUGGESTED.items),
    categories: categories.slice(0, SUGGESTED.categories),
    deals: deals.slice(0, SUGGESTED.deals),
  };
  const names = [...shown.items.map(({ facts }) => facts), ...shown.categories, ...shown.deals].map(({ name }) => name);
  return {
    terms,
    items: shown.items.map((item) => menuItem(item, catalogue)),
    categories: shown.categories.map((row) => categorySummary(catalogue, row)),
    deals: shown.deals.map(dealView),
    matchedWords: matchedWords(lookedFor, [...names, ...terms]),
  };
}
