import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';

/** The schema of pg-boss's tables. */
export const JOBS_SCHEMA = 'jobs';
/** Done jobs stay longer than the longest period, because they are what keeps a period from beginning twice. */
const DONE_SECONDS = 6 * 3_600;
/** Dead letters wait this long for an operator. */
const DEAD_LETTER_SECONDS = 30 * 86_400;
/** How often jobs of dead processes are released, by one of all processes. */
const MAINTENANCE_SECONDS = 30;

/** A database or a transaction of it. */
export interface Executor {
  execute(query: SQL): PromiseLike<unknown>;
}

interface Result {
  rows: unknown[];
  /** node-postgres and PGlite name it differently. */
  rowCount?: number | null;
  affectedRows?: number;
}

/** The statement with the parameters of drizzle, which numbers them in the order of their use. */
function withParameters(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, place) => (place % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  );
}

/** Runs pg-boss's statements on a database or in a transaction. @param count is told how many rows a statement wrote */
export const statementsOn = (db: Executor, count?: (rows: number) => void): PgBoss.Db => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows, rowCount, affectedRows } = (await db.execute(withParameters(text, values))) as Result;
    count?.(rowCount ?? affectedRows ?? 0);
    return { rows };
  },
});

const never: PgBoss.Db = { executeSql: () => Promise.reject(new Error('Name the database of the job')) };

/**
 * pg-boss on a database. It schedules nothing by itself: its cron knows minutes of the database's clock only.
 * @param supervise releases the jobs of dead processes, and removes old ones
 */
export const createBoss = (db: PgBoss.Db, supervise = false): PgBoss =>
  new PgBoss({
    db,
    schema: JOBS_SCHEMA,
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: DONE_SECONDS,
    archiveFailedAfterSeconds: DEAD_LETTER_SECONDS,
    deleteAfterHours: 1,
  });

/** For calls that name their own database or transaction. */
export const boss = createBoss(never);
