import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import Value from 'typebox/value';
import { boss, type Executor, statementsOn } from './boss';
import { isJobName, type JobName, type PayloadOf, typeOf } from './job-types';

type Report = (error: unknown) => void;

/** What each kind of job does. A kind without a handler is a type error. */
export type JobHandlers = {
  readonly [N in JobName]: (payload: PayloadOf<N>, report: Report) => Promise<unknown>;
};

export interface JobsContext {
  readonly db: Executor;
  readonly handlers: JobHandlers;
  /** What is stored of an error, without personal data. */
  readonly describe: (error: unknown) => object;
  /** Is told what failed. */
  readonly report: Report;
}

type TakenJob = PgBoss.JobWithMetadata<unknown> & { readonly name: JobName };

/** The queues that have something to run now. */
export async function dueQueues(db: Executor): Promise<JobName[]> {
  const found = await db.execute(sql`select q.name from jobs.queue q
    where exists (select 1 from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`);
  // A process of another version may have more queues.
  return (found as { rows: { name: string }[] }).rows.map(({ name }) => name).filter(isJobName);
}

/** PostgreSQL's code of a key that another job has: pg-boss takes nothing then, and the next poll asks again. */
const DUPLICATE_KEY = '23505';
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_KEY) || isKeyTaken(error.cause));

/**
 * Takes jobs of a queue that are due, oldest transaction first; no other process gets them.
 * @throws the error of the database, which pg-boss would answer with an empty list
 */
export async function takeJobs(db: Executor, name: JobName, most: number): Promise<TakenJob[]> {
  const own = statementsOn(db);
  let failure: unknown;
  const executeSql = (text: string, values: unknown[]) =>
    own.executeSql(text, values).catch((error: unknown) => {
      failure = error;
      throw error;
    });
  const taken = await boss.fetch<unknown>(name, { batchSize: most, includeMetadata: true, db: { executeSql } });
  if (failure !== undefined && !isKeyTaken(failure)) throw failure;
  // PostgreSQL returns the rows of an update in any order.
  return taken
    .map((job) => ({ ...job, name }))
    .sort((a, b) => Number(new Date(a.createdOn)) - Number(new Date(b.createdOn)));
}

/** Runs a job that was taken. A failure is reported and stored, and the job is tried again or becomes a dead letter. */
export async function runJob({ db, handlers, describe, report }: JobsContext, job: TakenJob): Promise<void> {
  const { name, id, data } = job;
  const on = { db: statementsOn(db) };
  try {
    if (!Value.Check(typeOf(name).payload, data)) throw new Error(`A job '${name}' of another version`);
    await (handlers[name] as (payload: unknown, report: Report) => Promise<unknown>)(data, report);
    await boss.complete(name, id, undefined as never, on);
  } catch (error) {
    report(error);
    // If the database is away, the job expires and is run again.
    await boss.fail(name, id, describe(error), on).catch(report);
  }
}
