import type { RateLimit } from '@storefront/api/declaration/rate-limit';
import { eq, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { rateLimits } from '../../database/schema/rate-limit';
import { Problem } from '../../problem';

/** A waiting time in words for the shopper. */
function waitText(seconds: number): string {
  if (seconds < 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  return minutes <= 60 ? `${minutes} minutes` : 'an hour';
}

/**
 * Consumes one unit of a limit, in one statement (generic cell rate algorithm): `count` may be used at once, and each
 * becomes available again after `seconds / count`. A refused call is not counted and writes nothing.
 * @param key identifies the limit and its subject
 * @throws Problem rate_limited, with the seconds until the next unit
 */
export async function consumeLimit(db: Database, key: string, limit: RateLimit, now: Date): Promise<void> {
  const share = sql`(${Math.floor((limit.seconds * 1e6) / limit.count)}::float8 * interval '1 microsecond')`;
  const window = sql`(${limit.seconds}::float8 * interval '1 second')`;
  // A value further ahead than any use can set was left before the clock was set back, so it is ignored.
  const used = sql`case when l.clear_at > ${at(now)} + 2 * ${window} then ${at(now)} else greatest(l.clear_at, ${at(now)}) end`;
  const granted = await firstRow(
    db,
    sql`insert into rate_limits as l (key, clear_at) values (${key}, ${at(now)} + ${share})
        on conflict (key) do update set clear_at = ${used} + ${share}
          where ${used} + ${share} <= ${at(now)} + ${window}
        returning l.key`,
  );
  if (granted) return;
  const [mark] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  const ahead = ((mark?.clearAt.getTime() ?? now.getTime()) - now.getTime()) / 1000;
  const wait = Math.max(1, Math.ceil(ahead + limit.seconds / limit.count - limit.seconds));
  throw new Problem(
    'rate_limited',
    `That was too many in a short while. Please wait ${waitText(wait)}.`,
    undefined,
    wait,
  );
}

/** A successful log-in is not an attack. */
export async function resetLimit(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes rows of limits that are fully available again. */
export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.clearAt, now));
}
