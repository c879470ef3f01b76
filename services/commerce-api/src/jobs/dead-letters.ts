import { sql } from 'drizzle-orm';
import { boss, type Executor, statementsOn } from './boss';
import { enqueue } from './enqueue';
import { isJobName, type JobName, type PayloadOf } from './job-types';

/** The state of a queue. */
export interface QueueState {
  readonly queue: string;
  /** Not begun, those that are tried again included. */
  readonly waiting: number;
  /** Of those that wait: failed before. */
  readonly retrying: number;
  readonly active: number;
  readonly dead: number;
  /** Since the oldest of those that wait was queued. */
  readonly oldestSeconds: number;
}

/** A job that has failed as often as it is tried. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly queuedAt: string;
  readonly failedAt: string;
  /** Why it failed last, without personal data. */
  readonly reason: string;
}

/** Dead letters sent again with one command; those that are left need another one. */
const MOST_AGAIN = 1_000;

const rowsOf = async <T>(result: PromiseLike<unknown>): Promise<T[]> => ((await result) as { rows: T[] }).rows;

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

export const queueStates = (db: Executor): Promise<QueueState[]> =>
  rowsOf<QueueState>(
    db.execute(sql`select q.name as queue,
        count(*) filter (where j.state < 'active')::int as waiting,
        count(*) filter (where j.state = 'retry')::int as retrying,
        count(*) filter (where j.state = 'active')::int as active,
        count(*) filter (where j.state = 'failed')::int as dead,
        coalesce(extract(epoch from now() - min(j.created_on) filter (where j.state < 'active')), 0)::int as "oldestSeconds"
      from jobs.queue q left join jobs.job j on j.name = q.name and j.state <> 'completed'
      group by q.name order by q.name`),
  );

/** The newest dead letters. What they carry is left out. */
export const deadLetters = (db: Executor, most: number): Promise<DeadLetter[]> =>
  rowsOf<DeadLetter>(
    db.execute(sql`select id::text as id, name as queue, ${utc('created_on')} as "queuedAt",
        ${utc('completed_on')} as "failedAt",
        coalesce(output->>'message', output->'value'->>'message', '') as reason
      from jobs.job where state = 'failed' order by completed_on desc, id limit ${most}`),
  );

/**
 * Queues dead letters anew, with all their tries.
 * @param which the id of one, or the name of a queue
 * @returns how many
 */
export async function sendAgain(tx: Executor, which: string): Promise<number> {
  const dead = await rowsOf<{ id: string; name: string; data: PayloadOf<JobName>; key: string | null }>(
    tx.execute(sql`select id::text as id, name, data, singleton_key as key from jobs.job
      where state = 'failed' and ${which} in (id::text, name) order by created_on limit ${MOST_AGAIN} for update skip locked`),
  );
  for (const { id, name, data, key } of dead) {
    if (!isJobName(name)) continue;
    await boss.deleteJob(name, id, { db: statementsOn(tx) });
    await enqueue(tx, [{ name, payload: data, ...(key !== null && { key }) }]);
  }
  return dead.length;
}
