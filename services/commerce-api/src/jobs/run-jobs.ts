import { sql } from 'drizzle-orm';
import Value from 'typebox/value';
import { boss, type Executor, statementsOn } from './boss';
import { isJobName, type JobName, type PayloadOf, typeOf } from './job-types';
import type { TakenJob } from './take-jobs';

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

/** The queues that have something to run now. */
export async function dueQueues(db: Executor): Promise<JobName[]> {
  const found = await db.execute(sql`select q.name from jobs.queue q
    where exists (select 1 from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`);
  // A process of another version may have more queues.
  return (found as { rows: { name: string }[] }).rows.map(({ name }) => name).filter(isJobName);
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
