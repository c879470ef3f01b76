import { DAY_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test-support/database/open-test-database';
import { type Database, type OpenDatabase, rowsOf } from '../database/database.types';
import { createBoss } from './boss';
import { deadLetters, queueStates, sendAgain } from './dead-letters';
import { enqueue, enqueuePeriodic } from './enqueue';
import { bossDatabase } from './install-jobs';
import { jobNames, type PayloadOf, typeOf } from './job-types';
import { letTimePass } from './let-time-pass';
import { dueQueues, type JobHandlers, runJob } from './run-jobs';
import { takeJobs } from './take-jobs';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => database.db.execute(sql`delete from jobs.job`));

const nothing = async () => undefined;
const handlers = Object.fromEntries(jobNames.map((name) => [name, nothing])) as unknown as JobHandlers;
const mail = (messageId: number) => ({ name: 'mail', payload: { messageId } }) as const;

/** Takes and runs the mails that wait. @returns what was reported */
async function runMails(run: (payload: PayloadOf<'mail'>) => Promise<unknown>) {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const describe = () => ({ message: 'described' });
  const jobs = { db: database.db, handlers: { ...handlers, mail: run }, describe, report };
  for (const job of await takeJobs(database.db, 'mail', 10)) await runJob(jobs, job);
  return reported;
}

/** Lets time pass, as a moved clock does. */
const pass = (ms: number) => letTimePass(database.db, createBoss(bossDatabase(database.db, database.script)), ms, []);

const ofMail = async () => (await queueStates(database.db)).find(({ queue }) => queue === 'mail');

test('a job of a transaction is run if it is committed, and only then', async () => {
  const undone = new Error('undone');
  const attempt = database.db.transaction(async (tx) => {
    await enqueue(tx as unknown as Database, [mail(1)]);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  expect(await dueQueues(database.db)).toEqual([]);
  await database.db.transaction((tx) => enqueue(tx as unknown as Database, [mail(2), mail(3)]));
  expect(await dueQueues(database.db)).toEqual(['mail']);
  const run: number[] = [];
  expect(await runMails(async ({ messageId }) => run.push(messageId))).toEqual([]);
  // Those of one transaction have no order.
  expect(run.toSorted()).toEqual([2, 3]);
  expect(await ofMail()).toMatchObject({ waiting: 0 });
});

test('a job that always fails is tried again at growing intervals, becomes a dead letter, and can be sent again', async () => {
  const failed = new Error('no server');
  const fail = () => Promise.reject(failed);
  await enqueue(database.db, [mail(1)]);
  const waits: number[] = [];
  for (let tries = 0; tries < typeOf('mail').retryLimit; tries += 1) {
    expect(await runMails(fail)).toEqual([failed]);
    // It waits, so that a server that is away is not called at once.
    expect(await dueQueues(database.db)).toEqual([]);
    const [row] = await rowsOf<{ wait: number }>(
      database.db,
      sql`select extract(epoch from start_after - now())::float8 as wait from jobs.job`,
    );
    waits.push(row?.wait ?? 0);
    await pass(2 * DAY_MS);
  }
  expect(waits[0]).toBeLessThan(3);
  for (const [place, wait] of waits.slice(2).entries()) expect(wait).toBeGreaterThan(waits[place] ?? 0);
  expect(await deadLetters(database.db, 10)).toEqual([]);
  expect(await runMails(fail)).toEqual([failed]);
  expect(await ofMail()).toMatchObject({ waiting: 0 });
  expect(await ofMail()).toMatchObject({ waiting: 0, active: 0, dead: 1 });
  const [letter] = await deadLetters(database.db, 10);
  expect(letter).toMatchObject({ queue: 'mail', reason: 'described' });

  expect(await sendAgain(database.db, '00000000-0000-4000-8000-000000000000')).toBe(0);
  expect(await sendAgain(database.db, letter?.id ?? '')).toBe(1);
  expect(await ofMail()).toMatchObject({ waiting: 1, retrying: 0, dead: 0 });
  const run: unknown[] = [];
  await runMails(async (payload) => run.push(payload));
  expect(run).toEqual([{ messageId: 1 }]);
});

test('the dead letters of one queue are sent again together', async () => {
  await database.db.execute(sql`insert into jobs.job (name, state, completed_on, data)
    select name, 'failed', now(), data::jsonb from (values ('mail', '{"messageId": 1}'), ('mail', '{"messageId": 2}'), ('text', '{"messageId": 3}')) v (name, data)`);
  expect(await sendAgain(database.db, 'mail')).toBe(2);
  expect((await deadLetters(database.db, 10)).map(({ queue }) => queue)).toEqual(['text']);
  expect(await takeJobs(database.db, 'mail', 10)).toHaveLength(2);
});

test('a job of another version fails instead of doing something else', async () => {
  await database.db.execute(sql`insert into jobs.job (name, data, retry_limit) values ('mail', '{"other": 1}', 0)`);
  const reported = await runMails(() => Promise.reject(new Error('ran')));
  expect(reported).toEqual([new Error("A job 'mail' of another version")]);
});

test('a failure of the database is not taken for an empty queue', async () => {
  const failure = new Error('away');
  const away = { execute: () => Promise.reject(failure) };
  await expect(takeJobs(away, 'mail', 1)).rejects.toBe(failure);
});

test('a job without a queue is refused', async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from jobs.queue where name = 'mail'`);
    await enqueue(tx as unknown as Database, [mail(1)]);
  });
  await expect(lost).rejects.toThrow("Of 1 jobs 'mail' 0 were queued");
});

test('periodic work begins once in a period, and at once where that is asked for', async () => {
  const periodic = jobNames.filter((name) => typeOf(name).everySeconds);
  // The periods of the database may end while this runs, so the rows say which period they are of.
  const periods = () =>
    rowsOf(
      database.db,
      sql`select name, singleton_on, count(*)::int as count from jobs.job group by 1, 2 having count(*) > 1`,
    );
  for (let processes = 0; processes < 3; processes += 1) await enqueuePeriodic(database.db, { atOnce: false });
  expect((await dueQueues(database.db)).toSorted()).toEqual(periodic.toSorted());
  expect(await periods()).toEqual([]);
  const before = await takeJobs(database.db, 'clean-up', 1);
  expect(before).toHaveLength(1);
  // One of them runs at a time.
  await enqueuePeriodic(database.db, { atOnce: true });
  expect(await takeJobs(database.db, 'clean-up', 1)).toEqual([]);
});
