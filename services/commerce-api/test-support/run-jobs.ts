import { sql } from 'drizzle-orm';
import { jobHandlers } from '../src/background-jobs';
import type { JobName } from '../src/jobs/job-types';
import { runJob } from '../src/jobs/run-jobs';
import { takeJobs } from '../src/jobs/take-jobs';
import { loggableError } from '../src/loggable-error';
import type { ServiceContext } from '../src/service-context';

type Report = (error: unknown) => void;

/** More than a test queues. */
const ALL = 100;

/** Runs the jobs that wait in some queues, those that wait for their next try too, as after a moved clock. */
async function runJobs(context: ServiceContext, names: readonly JobName[], report: Report): Promise<void> {
  const jobs = { db: context.db, handlers: jobHandlers(context), describe: loggableError, report };
  await context.db.execute(
    sql`update jobs.job set start_after = created_on - interval '1 second' where state < 'active'`,
  );
  for (const name of names) for (const job of await takeJobs(context.db, name, ALL)) await runJob(jobs, job);
}

/** Sends the mails, letters and texts that wait. */
export const sendQueuedMail = (context: ServiceContext, report: Report) =>
  runJobs(context, ['mail', 'letter', 'text'], report);

/** Sends the webhooks that wait. */
export const deliverWebhooks = (context: ServiceContext, report: Report) => runJobs(context, ['webhook'], report);

/** Tells the marketing platform what waits. */
export const sendMarketingChanges = (context: ServiceContext, report: Report) =>
  runJobs(context, ['marketing'], report);
