import { boss, type Executor, statementsOn } from './boss';
import { type JobName, jobNames, type PayloadOf, typeOf } from './job-types';

interface NewJob<N extends JobName> {
  readonly name: N;
  readonly payload: PayloadOf<N>;
  /** Of a kind of which one runs at a time: those with the same key wait for each other. */
  readonly key?: string;
}

/**
 * Queues jobs in the transaction that causes them: they run if it is committed, and only then.
 * @throws Error when the database lacks a queue
 */
export async function enqueue<N extends JobName>(tx: Executor, jobs: readonly NewJob<N>[]): Promise<void> {
  if (jobs.length === 0) return;
  let queued = 0;
  const db = statementsOn(tx, (rows) => {
    queued = rows;
  });
  await boss.insert(
    jobs.map(({ name, payload, key }) => ({ name, data: payload, ...(key !== undefined && { singletonKey: key }) })),
    { db },
  );
  // pg-boss ignores a job without a queue.
  if (queued !== jobs.length) throw new Error(`Of ${jobs.length} jobs '${jobs[0]?.name}' ${queued} were queued`);
}

/**
 * Begins the work that nobody causes.
 * @param atOnce also what began in this period already
 */
export async function enqueuePeriodic(db: Executor, { atOnce }: { atOnce: boolean }): Promise<void> {
  const jobs = jobNames.flatMap((name) => {
    const { everySeconds } = typeOf(name);
    return everySeconds ? [{ name, data: {}, ...(!atOnce && { singletonSeconds: everySeconds }) }] : [];
  });
  // The type of pg-boss lacks the field, which its statement reads.
  await boss.insert(jobs, { db: statementsOn(db) });
}
