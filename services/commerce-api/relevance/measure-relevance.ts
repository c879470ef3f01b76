import type { Database } from '../src/database/database.types';
import { businessById } from '../src/modules/businesses/businesses.repository';
import { globalSearch } from '../src/modules/catalogue/search.service';
import { createReadCache } from '../src/read-cache';
import type { ServiceContext } from '../src/service-context';
import { createClock } from '../src/time/clock';
import { judgedStore } from './judged-store';
import { BRANDS, forbiddenBy, gradesOf, type Judgement, judgementsOf } from './judgements';
import { CUT_OFF, ndcg } from './ndcg';

interface TermResult {
  readonly term: string;
  /** Undefined when the store has no item that fits. */
  readonly ndcg: number | undefined;
  /** The first results with their grades. */
  readonly found: readonly string[];
  /** A relevant item is in stock, but missing from the results. */
  readonly unanswered: boolean;
  /** What the reply says about an answer without a fitting item. */
  readonly nothing: Judgement['nothing'];
  /** Whether that is what was judged. */
  readonly saysSo: boolean;
  /** Items that are offered as fitting although they break a condition. */
  readonly forbidden: readonly string[];
}

export interface Relevance {
  readonly brand: (typeof BRANDS)[number];
  /** The mean over all terms that have an answer in stock. */
  readonly mean: number;
  readonly terms: readonly TermResult[];
}

/** Grades of a good answer: the thing itself or a good substitute. */
const GOOD = 2;

/**
 * Asks the search for every judged term.
 * @param db contains the demonstration shops
 */
export async function measureRelevance(db: Database, now: Date): Promise<Relevance[]> {
  const context = { db, clock: createClock(() => now.getTime()), cache: createReadCache() } as ServiceContext;
  const measured: Relevance[] = [];
  for (const brand of BRANDS) {
    const { businessId, storeId, items, slugs } = await judgedStore(db, brand);
    const names = new Map(items.map(({ id, name }) => [id, name]));
    const business = await businessById(context, businessId);
    if (!business) throw new Error(`There is no business ${businessId}`);
    const terms: TermResult[] = [];
    for (const judgement of judgementsOf(brand)) {
      const grades = gradesOf(judgement, items, slugs);
      const reply = await globalSearch(
        context,
        business,
        { storeId, searchTerm: judgement.term, itemsLimit: CUT_OFF },
        { member: undefined, address: undefined, now },
      );
      const { items: found, itemsFitting, notSold, unmetConditions } = reply;
      const nothing = notSold ? 'not sold' : unmetConditions.length > 0 ? 'unmet' : undefined;
      const forbidden = forbiddenBy(judgement, items, slugs);
      const graded = found.map(({ id }) => grades.get(id) ?? 0);
      terms.push({
        term: judgement.term,
        ndcg: ndcg(graded, grades.values()),
        found: found.map(({ id, name }, at) => `${graded[at]} ${names.get(id) ?? `${name} (sold out)`}`),
        nothing,
        saysSo: nothing === judgement.nothing && (nothing === undefined || itemsFitting === 0),
        forbidden: found.slice(0, itemsFitting).flatMap(({ id, name }) => (forbidden.has(id) ? [name] : [])),
        unanswered: Math.max(0, ...grades.values()) >= GOOD && !graded.some((grade) => grade >= GOOD),
      });
    }
    const scores = terms.flatMap((one) => one.ndcg ?? []);
    measured.push({ brand, mean: scores.reduce((sum, score) => sum + score, 0) / scores.length, terms });
  }
  return measured;
}
