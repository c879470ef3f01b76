import { sql } from 'drizzle-orm';
import Value from 'typebox/value';
import { boss, type Executor, statementsOn } from './boss';
import { isJobName, type JobName, type PayloadOf, typeOf } from './job-types';

type Report = (error: unknown) => void;

/**
 * What each kind of job does; `isLast` says that it is not tried again by itself. A kind without a handler is a type error.
 */
export type JobHandlers = {
  readonly [N in JobName]: (payload: PayloadOf<N>, report: Report, isLast: boolean) => Promise<unknown>;
};

export interface JobsContext {
  readonly db: Executor;
  readonly handlers: JobHandlers;
  /** What is stored of an error, without personal data. */
  readonly describe: (error: unknown) => object;
  /** Is told what failed. */
  readonly report: Report;
}

interface TakenJob {
  readonly id: string;
  readonly name: JobName;
  readonly data: unknown;
  /** A failure makes it a dead letter. */
  readonly isLast: boolean;
}

/** The queues that have something to run now. */
export async function dueQueues(db: Executor): Promise<JobName[]> {
  const found = await db.execute(sql`select q.name from jobs.queue q
    where exists (select 1 from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`);
  // A process of another version may have more queues.
  return (found as { rows: { name: string }[] }).rows.map(({ name }) => name).filter(isJobName);
}

/** PostgreSQL's code of a key whose job another process took meanwhile: the next poll asks again. */
const DUPLICATE_KEY = '23505';
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_KEY) || isKeyTaken(error.cause));

/**
 * Takes jobs of a queue that are due, oldest transaction first; no other process gets them. pg-boss's own statement takes
 * nothing at all while the oldest job waits for another one with its key, and hides errors.
 */
export async function takeJobs(db: Executor, name: JobName, most: number): Promise<TakenJob[]> {
  // A job with a key passes over those whose key runs, and of the others the oldest of each key is taken.
  const key = typeOf(name).oneAtATime ? sql`coalesce(j.singleton_key, '')` : sql`j.id::text`;
  const taking = sql`with due as (
      select j.id, j.created_on, row_number() over (partition by ${key} order by j.created_on, j.id) as place
      from jobs.job j where j.name = ${name} and j.state < 'active' and j.start_after < now()
        and ${key} not in (select ${key} from jobs.job j where j.name = ${name} and j.state = 'active')
    ), next as (
      select j.id from jobs.job j join due using (id)
      where j.name = ${name} and j.state < 'active' and due.place = 1
      order by due.created_on, j.id limit ${most} for update of j skip locked
    )
    update jobs.job j set state = 'active', started_on = now(),
      retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
    from next where j.name = ${name} and j.id = next.id
    returning j.id::text as id, j.data, extract(epoch from j.created_on)::float8 as queued,
      j.retry_count >= j.retry_limit as "isLast"`;
  try {
    const { rows } = (await db.execute(taking)) as {
      rows: { id: string; data: unknown; queued: number; isLast: boolean }[];
    };
    // PostgreSQL returns the rows of an update in any order.
    return rows.sort((a, b) => a.queued - b.queued).map(({ id, data, isLast }) => ({ id, name, data, isLast }));
  } catch (error) {
    if (isKeyTaken(error)) return [];
    throw error;
  }
}

/** Runs a job that was taken. A failure is reported and stored, and the job is tried again or becomes a dead letter. */
export async function runJob({ db, handlers, describe, report }: JobsContext, job: TakenJob): Promise<void> {
  const { name, id, data, isLast } = job;
  const on = { db: statementsOn(db) };
  try {
    if (!Value.Check(typeOf(name).payload, data)) throw new Error(`A job '${name}' of another version`);
    const handler = handlers[name] as (payload: unknown, report: Report, isLast: boolean) => Promise<unknown>;
    await handler(data, report, isLast);
    await boss.complete(name, id, undefined as never, on);
  } catch (error) {
    report(error);
    // If the database is away, the job expires and is run again.
    await boss.fail(name, id, describe(error), on).catch(report);
  }
}
