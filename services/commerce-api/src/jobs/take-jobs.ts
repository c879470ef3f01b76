import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './boss';
import { type JobName, typeOf } from './job-types';

export interface TakenJob {
  readonly id: string;
  readonly name: JobName;
  readonly data: unknown;
  /** A failure makes it a dead letter. */
  readonly isLast: boolean;
}

interface Candidate {
  id: string;
  key: string;
}

/** Of a queue with keys, so many due jobs are looked at, however many wait. */
const WINDOW = 100;
/** Where jobs of keys that run fill the window, so many keys are looked at. */
const MOST_KEYS = 1_000;

// Limits are `(select n)`: a plan for an unknown limit follows the index. Without statistics of the table, as always on
// PGlite, PostgreSQL expects fewer rows than a known one and sorts the whole queue.
const KEY = sql`coalesce(j.singleton_key, '')`;
const IS_DUE = sql`j.state < 'active' and j.start_after < now()`;

const rowsOf = async <T>(result: PromiseLike<unknown>): Promise<T[]> => ((await result) as { rows: T[] }).rows;

/** The keys that run. pg-boss's unique index over them needs the policy. */
const running = (name: JobName): SQL =>
  sql`select ${KEY} from jobs.job j where j.name = ${name} and j.state = 'active' and j.policy = 'singleton'`;

/** The oldest due job of each key that does not run, among the first keys. It jumps from key to key in the index. */
const oldestOfKeys = (name: JobName): SQL => sql`with recursive keys as (
    select min(${KEY}) as key from jobs.job j where j.name = ${name} and j.state < 'active'
    union all
    select (select min(${KEY}) from jobs.job j where j.name = ${name} and j.state < 'active' and ${KEY} > keys.key)
    from keys where keys.key is not null
  )
  select oldest.id::text as id, found.key from (select key from keys where key is not null limit ${MOST_KEYS}) found
  cross join lateral (
    select j.id, j.start_after from jobs.job j where j.name = ${name} and ${KEY} = found.key and ${IS_DUE}
    order by j.start_after limit 1
  ) oldest
  where found.key not in (${running(name)}) order by oldest.start_after`;

/** The ids of the oldest due jobs, one of each key that does not run. */
async function nextOfKeys(db: Executor, name: JobName, most: number): Promise<string[]> {
  const window = await rowsOf<Candidate & { isRunning: boolean }>(
    db.execute(sql`select j.id::text as id, ${KEY} as key, ${KEY} in (${running(name)}) as "isRunning"
      from jobs.job j where j.name = ${name} and ${IS_DUE} order by j.start_after limit (select ${WINDOW}::int)`),
  );
  const next = new Map<string, string>();
  const add = (candidates: Candidate[]) => {
    for (const { id, key } of candidates) if (next.size < most && !next.has(key)) next.set(key, id);
  };
  add(window.filter(({ isRunning }) => !isRunning));
  if (next.size < most && window.length === WINDOW) add(await rowsOf<Candidate>(db.execute(oldestOfKeys(name))));
  return [...next.values()];
}

/** PostgreSQL's code of a key whose job another process took meanwhile: the next poll asks again. */
const DUPLICATE_KEY = '23505';
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_KEY) || isKeyTaken(error.cause));

/**
 * Takes jobs of a queue that are due, those first that have been due longest; no other process gets them. A job with a
 * key waits for the one that runs with this key. What it reads of the queue does not grow with what waits. pg-boss's own
 * statement takes nothing at all while the oldest job waits for another one with its key, and hides errors.
 */
export async function takeJobs(db: Executor, name: JobName, most: number): Promise<TakenJob[]> {
  let next = sql`select j.id from jobs.job j where j.name = ${name} and ${IS_DUE}
    order by j.start_after limit (select ${most}::int) for update skip locked`;
  if (typeOf(name).oneAtATime) {
    const ids = await nextOfKeys(db, name, most);
    if (ids.length === 0) return [];
    // The state as a text leaves PostgreSQL the primary key alone.
    next = sql`select j.id from jobs.job j where j.name = ${name}
      and j.id = any(string_to_array(${ids.join(' ')}, ' ')::uuid[])
      and j.state::text in ('created', 'retry') and j.start_after < now() for update skip locked`;
  }
  // An array, because a join may be planned as a look at all jobs that wait.
  const taking = sql`update jobs.job j set state = 'active', started_on = now(),
      retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
    where j.name = ${name} and j.id = any(array(${next}))
    returning j.id::text as id, j.data, extract(epoch from j.start_after)::float8 as due,
      j.retry_count >= j.retry_limit as "isLast"`;
  try {
    const taken = await rowsOf<{ id: string; data: unknown; due: number; isLast: boolean }>(db.execute(taking));
    // PostgreSQL returns the rows of an update in any order.
    return taken.sort((a, b) => a.due - b.due).map(({ id, data, isLast }) => ({ id, name, data, isLast }));
  } catch (error) {
    if (isKeyTaken(error)) return [];
    throw error;
  }
}
