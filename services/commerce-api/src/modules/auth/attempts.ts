import { lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { attempts } from '../../database/schema/member';
import { refuse } from '../../problem';

const WINDOW_MS = 15 * 60_000;

/** Counts an attempt in the database; more than `most` in a quarter of an hour are refused. */
export async function countAttempt(db: Database, subject: string, most: number, now: Date): Promise<void> {
  const window = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);
  const row = await firstRow<{ count: number }>(
    db,
    sql`insert into attempts as a (subject, window_start, count) values (${subject}, ${at(window)}, 1)
        on conflict (subject, window_start) do update set count = a.count + 1
        returning a.count`,
  );
  if (row && row.count > most) throw refuse('rate_limited', 'Too many attempts. Please wait a quarter of an hour.');
}

/** What succeeded is no attack. */
export async function forgiveAttempts(db: Database, subject: string): Promise<void> {
  await db.delete(attempts).where(sql`${attempts.subject} = ${subject}`);
}

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(now.getTime() - 2 * WINDOW_MS)));
}
