import { HOUR_MS } from '@storefront/api/durations';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { searchTerms, searchTermVisits } from '../../database/schema/search';
import type { Identity } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addDays, localDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';

/**
 * A term is suggested to others only after this many visitors searched for it, because a single person's input is
 * private.
 */
const MIN_COUNT = 3;
/** A longer text is no term but a sentence, which may be private. */
const LONGEST = 60;
/** The database counts a visitor once a day; this saves most of its writes for repeated searches. */
const COUNTED_MS = HOUR_MS;

export interface SearchVisitor {
  member: Identity | undefined;
  /** Undefined when the shell calls on its own behalf; then nothing is counted. */
  address: string | undefined;
  now: Date;
}

/** Counts a term once per visitor and day. The visitor is stored as a digest that cannot be reversed. */
export async function countTerm(
  { db, cache, keys }: ServiceContext,
  business: Business,
  storeId: number,
  term: string,
  { member, address, now }: SearchVisitor,
): Promise<void> {
  if (term.length > LONGEST || (!member && address === undefined)) return;
  const who = member ? `member ${member.memberId}` : `visitor ${address}`;
  const count = () => {
    const day = localDay(now, business.settings.timeZone);
    const visitor = keys.digest(`search ${day} ${who}`);
    // One statement, because every search does this.
    return db.execute(sql`
      with fresh as (
        insert into search_term_visits (store_id, term, day, visitor) values (${storeId}, ${term}, ${day}, ${visitor})
        on conflict do nothing returning store_id, term
      )
      insert into search_terms as known (store_id, term, count) select store_id, term, 1 from fresh
      on conflict (store_id, term) do update set count = known.count + 1`);
  };
  // The search does not fail if counting fails.
  await cache.through(`searched ${storeId} ${who} ${term}`, COUNTED_MS, count).catch(() => {});
}

/** The most popular terms of a store that start with the input. */
export async function popularTerms(db: Database, storeId: number, begin: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(
      and(
        eq(searchTerms.storeId, storeId),
        gte(searchTerms.count, MIN_COUNT),
        sql`starts_with(${searchTerms.term}, ${begin})`,
      ),
    )
    .orderBy(desc(searchTerms.count), searchTerms.term)
    .limit(most);
  return rows.map(({ term }) => term);
}

/** Digests are deleted once the day has ended in every time zone; the counts remain. */
export async function forgetSearchVisits(db: Database, now: Date): Promise<void> {
  await db.delete(searchTermVisits).where(lt(searchTermVisits.day, addDays(localDay(now, 'UTC'), -2)));
}
