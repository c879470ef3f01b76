import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Executor } from './boss';

/**
 * For a clock that was moved ahead, while that of the database was not: jobs wait for their next try that much shorter,
 * and one that has run for too long by now is one of a dead process, and is queued again.
 * @param own jobs that run in this process
 */
export async function letTimePass(db: Executor, boss: PgBoss, ms: number, own: readonly string[]): Promise<void> {
  const passed = sql`${ms}::float8 * interval '1 millisecond'`;
  await db.execute(sql`update jobs.job set started_on = started_on - ${passed}
    where state = 'active' and not id::text = any(string_to_array(${own.join(' ')}, ' '))`);
  await boss.expire();
  await db.execute(sql`update jobs.job set start_after = start_after - ${passed} where state < 'active'`);
}
