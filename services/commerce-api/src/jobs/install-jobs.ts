import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { createBoss, type Executor, JOBS_SCHEMA, statementsOn } from './boss';
import { type JobName, jobNames, typeOf } from './job-types';

/** What pg-boss runs on. Its scripts begin and end a transaction of their own, under its own lock. */
export function bossDatabase(db: Executor, script: (text: string) => Promise<unknown>): PgBoss.Db {
  const single = statementsOn(db);
  return {
    async executeSql(text: string, values: unknown[]) {
      if (!/^\s*begin;/i.test(text)) return single.executeSql(text, values);
      await script(text);
      return { rows: [] };
    },
  };
}

const queueOf = (name: JobName): PgBoss.Queue => {
  const { oneAtATime, retryLimit, expireInSeconds } = typeOf(name);
  const policy = oneAtATime ? 'singleton' : 'standard';
  return { name, policy, retryLimit, retryDelay: 1, retryBackoff: true, expireInSeconds };
};

/** The queues that are missing, or are not as this version wants them. */
async function changedQueues(boss: PgBoss) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  return jobNames.map(queueOf).flatMap((queue) => {
    const now = known.get(queue.name);
    if (!now) return [{ queue, isNew: true }];
    const isSame = Object.entries(queue).every(([key, value]) => now[key as keyof PgBoss.Queue] === value);
    return isSame ? [] : [{ queue, isNew: false }];
  });
}

/** pg-boss refuses to plan a migration of tables that are as new as it is. */
function plannedMigration(version: number): string[] {
  try {
    return [PgBoss.getMigrationPlans(JOBS_SCHEMA, String(version))];
  } catch {
    return [];
  }
}

/** Finds the oldest job of each key, for `takeJobs`. pg-boss has no index by key of what waits. */
const KEY_INDEX = `create index job_by_key on ${JOBS_SCHEMA}.job (name, coalesce(singleton_key, ''), start_after) where state < 'active'`;

async function lacksKeyIndex(database: PgBoss.Db): Promise<boolean> {
  const { rows } = await database.executeSql(`select to_regclass('${JOBS_SCHEMA}.job_by_key') is null as lacks`, []);
  return (rows[0] as { lacks: boolean }).lacks;
}

/** The SQL that `installJobs` would run, none where nothing is missing. It writes nothing. */
export async function missingJobTables(database: PgBoss.Db): Promise<string[]> {
  const boss = createBoss(database);
  const isInstalled = await boss.isInstalled();
  const queues = isInstalled
    ? await changedQueues(boss)
    : jobNames.map((name) => ({ queue: queueOf(name), isNew: true }));
  return [
    ...(isInstalled
      ? plannedMigration(Number(await boss.schemaVersion()))
      : [PgBoss.getConstructionPlans(JOBS_SCHEMA)]),
    ...queues.map(({ queue, isNew }) =>
      isNew
        ? `select ${JOBS_SCHEMA}.create_queue('${queue.name}', '${JSON.stringify(queue)}')`
        : `-- changes the queue ${queue.name} to ${JSON.stringify(queue)}`,
    ),
    ...((await lacksKeyIndex(database)) ? [KEY_INDEX] : []),
  ];
}

interface Installed {
  readonly db: Executor & { transaction(run: (tx: Executor) => Promise<void>): Promise<void> };
  /** Runs several statements without parameters. */
  script(text: string): Promise<unknown>;
}

/** Creates the tables of pg-boss, our index and a queue for each kind of job, or brings them up to date. */
export async function installJobs({ db, script }: Installed): Promise<void> {
  await createBoss(bossDatabase(db, script)).start();
  await db.transaction(async (tx) => {
    // Processes that start together wait here: to create a queue each at the same time is a deadlock.
    await tx.execute(sql`lock table drizzle.__drizzle_migrations in exclusive mode`);
    const boss = createBoss(statementsOn(tx));
    if (await lacksKeyIndex(statementsOn(tx))) await tx.execute(sql.raw(KEY_INDEX));
    for (const { queue, isNew } of await changedQueues(boss))
      await (isNew ? boss.createQueue(queue.name, queue) : boss.updateQueue(queue.name, queue));
  });
}
