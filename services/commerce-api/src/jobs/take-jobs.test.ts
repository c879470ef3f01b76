import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test-support/database/open-test-database';
import { type Database, type OpenDatabase, rowsOf } from '../database/database.types';
import type { MailKind } from '../database/schema/mail';
import { enqueueMessages } from '../mail/queue-mail';
import { enqueue } from './enqueue';
import { createJobRunner } from './job-runner';
import { type JobName, jobNames } from './job-types';
import type { JobHandlers } from './run-jobs';
import { takeJobs } from './take-jobs';

/** As many as an offer to all members queues. */
const MANY = 20_000;
/** Far more than a take needs, and far fewer than wait. */
const FEW_ROWS = 500;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => database.db.execute(sql`delete from jobs.job`));

/** Queues jobs, each due a millisecond after the one before it. @param key of job `n`, as SQL */
const queueMany = (name: JobName, { key = sql`null`, data = sql`'{}'::jsonb`, due = sql`now() - interval '1 hour'` }) =>
  database.db.execute(sql`insert into jobs.job (name, policy, singleton_key, data, start_after)
    select ${name}::text, (select policy from jobs.queue where name = ${name}), ${key}, ${data},
      ${due} + n * interval '1 millisecond'
    from generate_series(1, ${MANY}::int) n`);

/** Takes jobs. @returns also how many rows and entries of indexes that read */
async function takeAndCount(name: JobName, most: number) {
  return database.db.transaction(async (tx) => {
    const read = async () =>
      (
        await rowsOf<{ read: number }>(
          tx as unknown as Database,
          sql`select (sum(pg_stat_get_xact_tuples_returned(oid)) + sum(pg_stat_get_xact_tuples_fetched(oid)))::int as read
            from pg_class where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'i')`,
        )
      )[0]?.read ?? Number.NaN;
    const before = await read();
    const taken = await takeJobs(tx as unknown as Database, name, most);
    return { taken, read: (await read()) - before };
  });
}

test('jobs are run oldest first, in whichever order PostgreSQL returns them', async () => {
  const queued = Array.from({ length: 12 }, (_, messageId) => ({ messageId }));
  await enqueue(
    database.db,
    queued.map((payload) => ({ name: 'mail', payload }) as const),
  );
  // Each a second after the one before it.
  await database.db.execute(
    sql`update jobs.job set start_after = now() + ((data->>'messageId')::int - 20) * interval '1 second'`,
  );
  const taken = [...(await takeJobs(database.db, 'mail', 5)), ...(await takeJobs(database.db, 'mail', 20))];
  expect(taken.map(({ data }) => data)).toEqual(queued);
});

test('letters to all members delay no code: it is sent while the first of them is', async () => {
  const letters = Array.from({ length: MANY }, (_, id) => ({ id, kind: 'marketing' as MailKind }));
  await enqueueMessages(database.db, letters);
  await enqueueMessages(database.db, [{ id: MANY, kind: 'one_time_code' }]);
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: number[] = [];
  const send: JobHandlers['mail'] = async ({ messageId }) => {
    begun.push(messageId);
    await slow;
  };
  const nothing = async () => undefined;
  const handlers = Object.fromEntries(jobNames.map((name) => [name, nothing])) as unknown as JobHandlers;
  const report = (error: unknown) => {
    throw error;
  };
  const runner = createJobRunner({
    db: database.db,
    handlers: { ...handlers, mail: send, letter: send },
    describe: () => ({}),
    report,
  });
  await runner.poll();
  expect(begun).toHaveLength(2);
  expect(begun).toContain(MANY);
  const stopped = runner.stop();
  release();
  await stopped;
});

test('of many jobs without keys the first is taken without a look at the others', async () => {
  await queueMany('mail', { data: sql`jsonb_build_object('messageId', n)` });
  for (let messageId = 1; messageId <= 3; messageId += 1) {
    const { taken, read } = await takeAndCount('mail', 1);
    expect(taken.map(({ data }) => data)).toEqual([{ messageId }]);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(FEW_ROWS);
  }
});

test('many jobs behind a key that runs are passed over, and those of other keys are found, oldest first', async () => {
  const webhook = (deliveryId: number, key: string) => ({ name: 'webhook', payload: { deliveryId }, key }) as const;
  await queueMany('webhook', { key: sql`'slow'`, data: sql`jsonb_build_object('deliveryId', n)` });
  expect(await takeJobs(database.db, 'webhook', 20)).toHaveLength(1);
  const none = await takeAndCount('webhook', 20);
  expect(none.taken).toEqual([]);
  expect(none.read).toBeLessThan(FEW_ROWS);
  await enqueue(database.db, [webhook(-1, 'third')]);
  await enqueue(database.db, [webhook(-2, 'other'), webhook(-3, 'very slow')]);
  await database.db.execute(
    sql`update jobs.job set start_after = now() + interval '1 day' where singleton_key = 'very slow'`,
  );
  const others = await takeAndCount('webhook', 20);
  expect(others.taken.map(({ data }) => data)).toEqual([{ deliveryId: -1 }, { deliveryId: -2 }]);
  expect(others.read).toBeLessThan(FEW_ROWS);
});

test('of many keys the oldest are taken without a look at the others, whether those are due or not', async () => {
  const data = sql`jsonb_build_object('businessId', 1, 'userId', n::text)`;
  await queueMany('marketing', { key: sql`n::text`, data });
  const due = await takeAndCount('marketing', 3);
  expect(due.taken.map((job) => job.data)).toEqual(['1', '2', '3'].map((userId) => ({ businessId: 1, userId })));
  expect(due.read).toBeLessThan(FEW_ROWS);
  await database.db.execute(
    sql`update jobs.job set start_after = now() + interval '1 hour' where singleton_key <> '9'`,
  );
  const one = await takeAndCount('marketing', 3);
  expect(one.taken.map((job) => job.data)).toEqual([{ businessId: 1, userId: '9' }]);
});
