import { SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import type { Category } from './category-index';
import { correctWords } from './correct-words';
import { type DealRow, dealView } from './deals.repository';
import { ITEMS_ON_PAGE } from './item-page';
import { menuItem } from './item-view';
import type { ShelfItem } from './items.repository';
import { matchedWords } from './matched-words';
import { plain, wordsIn } from './plain-text';
import { countTerm, popularTerms, type SearchVisitor } from './popular-terms.repository';
import { itemsByWords, type SearchHit, similarWords } from './search.repository';
import {
  type CatalogueQuery,
  categorySummary,
  checkFulfilment,
  readCatalogue,
  type StoreCatalogue,
} from './store-catalogue';

/** Added to the rank of names that start with the term; the database's rank is below 1. */
const PREFIX_BONUS = 1;
const SUGGESTED = { terms: 6, items: 4, categories: 3, deals: 2 };

interface Found {
  catalogue: StoreCatalogue;
  items: ShelfItem[];
  categories: Category[];
  deals: DealRow[];
  /** The words that were finally searched for. */
  words: string[];
  corrected: string | null;
  /** Cached pages of this result. */
  replies: Map<string, Reply>;
}

type Body = BodyOf<'POST /catalogue/global-search'>;
type Reply = ReplyOf<'POST /catalogue/global-search'>;

const MAX_REPLIES = 50;

/** Sold-out items last, then by rank, then in the business's order. */
function ranked({ shelf }: StoreCatalogue, hits: readonly SearchHit[], term: string): ShelfItem[] {
  const found = hits.flatMap(({ id, rank }) => {
    const item = shelf.byId.get(id);
    return item ? [{ item, score: rank + (plain(item.facts.name).startsWith(term) ? PREFIX_BONUS : 0) }] : [];
  });
  found.sort(
    (a, b) =>
      Number(b.item.inStock) - Number(a.item.inStock) ||
      b.score - a.score ||
      a.item.facts.position - b.item.facts.position,
  );
  return found.map(({ item }) => item);
}

/** Every typed word is a prefix of a word of the name. */
function matchesName(name: string, words: readonly string[]): boolean {
  const own = wordsIn(name);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

async function findItems({ db }: ServiceContext, catalogue: StoreCatalogue, typed: readonly string[]) {
  const { storeId, business, categories, counts, deals } = catalogue;
  const named = (words: readonly string[]) => ({
    categories: [...categories.byId.values()].filter(
      ({ id, name }) => (counts.get(id) ?? 0) > 0 && matchesName(name, words),
    ),
    deals: deals.all.filter(({ name, sections }) =>
      matchesName([name, ...sections.map((section) => section.name)].join(' '), words),
    ),
  });
  const look = async (words: readonly string[]) => {
    const hits = await itemsByWords(db, storeId, words);
    return { items: ranked(catalogue, hits, words.join(' ')), ...named(words), words: [...words] };
  };
  const first = await look(typed);
  if (first.items.length + first.categories.length + first.deals.length > 0) return { ...first, corrected: null };
  const asked = typed.length > 1 ? [...typed, typed.join('')] : typed;
  const meant = correctWords(typed, await similarWords(db, business.id, asked));
  const second = meant && (await look(meant));
  if (second && second.items.length + second.categories.length + second.deals.length > 0)
    return { ...second, corrected: second.words.join(' ') };
  return { ...first, corrected: null };
}

/** Searches a store for a term, and if nothing matches, for its corrected words. */
function find(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
  words: readonly string[],
): Promise<Found> {
  return readCatalogue(context, business, ask, `search ${words.join(' ')}`, async (catalogue) => ({
    catalogue,
    ...(await findItems(context, catalogue, words)),
    replies: new Map(),
  }));
}

const isTooShort = (term: string, words: readonly string[]) =>
  term.length < SEARCH_TERM_MIN_LENGTH || words.length === 0;

function replyOf({ catalogue, items, categories, deals, words, corrected }: Found, body: Body): Reply {
  const { itemsPage = 1, categoryPage = 1, dealsPage = 1 } = body;
  const { itemsLimit = ITEMS_ON_PAGE, categoriesLimit = ITEMS_ON_PAGE } = body;
  const onPage = <T>(rows: readonly T[], page: number, limit: number) => rows.slice((page - 1) * limit, page * limit);
  const shown = onPage(items, itemsPage, itemsLimit);
  const named = [...shown.map(({ facts }) => facts), ...categories, ...deals].map(({ name }) => name);
  return {
    searchTerm: body.searchTerm,
    items: shown.map((item) => menuItem(item, catalogue)),
    itemsPage,
    itemsTotal: items.length,
    categories: onPage(categories, categoryPage, categoriesLimit).map((row) => categorySummary(catalogue, row)),
    categoryPage,
    categoriesTotal: categories.length,
    deals: onPage(deals, dealsPage, ITEMS_ON_PAGE).map(dealView),
    dealsPage,
    dealsTotal: deals.length,
    matchedWords: matchedWords(words, named),
    correctedTerm: corrected,
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
  const words = wordsIn(term);
  if (isTooShort(term, words))
    throw refuse('search_term_too_short', 'The search term needs to be at least two characters.');
  await checkFulfilment(context, business, body);
  const found = await find(context, business, body, words);
  if (found.items.length > 0 && itemsPage * categoryPage * dealsPage === 1)
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
  const words = wordsIn(term);
  const terms = await readCatalogue(context, business, { storeId }, `popular ${limit} ${term}`, () =>
    popularTerms(context.db, storeId, term, limit),
  );
  if (isTooShort(term, words)) return { terms, items: [], categories: [], deals: [], matchedWords: [] };
  const { catalogue, items, categories, deals, words: looked } = await find(context, business, { storeId }, words);
  const shown = {
    items: items.slice(0, SUGGESTED.items),
    categories: categories.slice(0, SUGGESTED.categories),
    deals: deals.slice(0, SUGGESTED.deals),
  };
  const names = [...shown.items.map(({ facts }) => facts), ...shown.categories, ...shown.deals].map(({ name }) => name);
  return {
    terms,
    items: shown.items.map((item) => menuItem(item, catalogue)),
    categories: shown.categories.map((row) => categorySummary(catalogue, row)),
    deals: shown.deals.map(dealView),
    matchedWords: matchedWords(looked, [...names, ...terms]),
  };
}
