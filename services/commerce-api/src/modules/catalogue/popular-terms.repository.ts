import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { searchTerms, searchTermVisits } from '../../database/schema/search';
import type { Identity } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { addDays, localDay } from '../slots/local-day';

/** So many must have looked for a term before it is told to others: what one person types is theirs. */
const MIN_COUNT = 3;
const LONGEST = 60;
const COUNTED_MS = 3_600_000;

export interface SearchVisitor {
  member: Identity | undefined;
  /** Undefined where the shell asks for itself: nobody to be counted. */
  address: string | undefined;
  now: Date;
}

/** Counts a term once for a visitor and a day. Who it was is kept as a digest that cannot be read back. */
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
    return inTransaction(db, async (tx) => {
      const fresh = await tx
        .insert(searchTermVisits)
        .values({ storeId, term, day, visitor })
        .onConflictDoNothing()
        .returning({ day: searchTermVisits.day });
      if (fresh.length === 0) return;
      await tx
        .insert(searchTerms)
        .values({ storeId, term, count: 1 })
        .onConflictDoUpdate({
          target: [searchTerms.storeId, searchTerms.term],
          set: { count: sql`${searchTerms.count} + 1` },
        });
    });
  };
  // A search is no worse for not being counted.
  await cache.through(`searched ${storeId} ${who} ${term}`, COUNTED_MS, count).catch(() => {});
}

/** The terms of a store that begin so, the most popular first. */
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

/** Who was counted is of no use once no zone on earth has that day any more; the sums stay. */
export async function forgetSearchVisits(db: Database, now: Date): Promise<void> {
  await db.delete(searchTermVisits).where(lt(searchTermVisits.day, addDays(localDay(now, 'UTC'), -2)));
}
