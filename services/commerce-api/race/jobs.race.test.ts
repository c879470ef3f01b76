import { sql } from 'drizzle-orm';
import { type OpenDatabase, rowsOf } from '../src/database/database.types';
import { openPostgres } from '../src/database/open-postgres';
import { createBoss } from '../src/jobs/boss';
import { enqueue } from '../src/jobs/enqueue';
import { bossDatabase } from '../src/jobs/install-jobs';
import { createJobRunner, type JobRunner } from '../src/jobs/job-runner';
import { jobNames } from '../src/jobs/job-types';
import { letTimePass } from '../src/jobs/let-time-pass';
import type { JobHandlers } from '../src/jobs/run-jobs';
import { type PostgresCluster, startPostgres } from '../test-support/database/postgres-cluster';

const PROCESSES = 2;
const POOL_SIZE = 4;

let cluster: PostgresCluster;
let databases: OpenDatabase[];
const db = () => (databases[0] as OpenDatabase).db;

beforeAll(async () => {
  cluster = await startPostgres();
  // They create the tables of pg-boss at the same time.
  databases = await Promise.all(Array.from({ length: PROCESSES }, () => openPostgres(cluster.url, POOL_SIZE)));
});
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()));
  await cluster.stop();
});
afterEach(() => db().execute(sql`delete from jobs.job`));

const nothing = async () => undefined;
const nowhere = Object.fromEntries(jobNames.map((name) => [name, nothing])) as unknown as JobHandlers;
const mails = (count: number) =>
  Array.from({ length: count }, (_, messageId) => ({ name: 'mail', payload: { messageId } }) as const);

/** A process with handlers of its own. */
function runnerOn(place: number, handlers: Partial<JobHandlers>): JobRunner {
  const { db: own } = databases[place] as OpenDatabase;
  const fail = (error: unknown) => {
    throw error;
  };
  return createJobRunner({ db: own, handlers: { ...nowhere, ...handlers }, describe: () => ({}), report: fail });
}

const counts = () =>
  rowsOf<{ state: string; count: number }>(
    db(),
    sql`select state, count(*)::int as count from jobs.job group by state`,
  );

test('two processes run each job once', async () => {
  const run: number[] = [];
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const mail: JobHandlers['mail'] = async ({ messageId }) => {
    run.push(messageId);
    if (run.length === 60) done();
  };
  await enqueue(db(), mails(60));
  const runners = databases.map((_, place) => runnerOn(place, { mail }));
  await Promise.all(runners.map((runner) => runner.poll()));
  await all;
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(run.toSorted((a, b) => a - b)).toEqual(mails(60).map(({ payload }) => payload.messageId));
  expect(await counts()).toEqual([{ state: 'completed', count: 60 }]);
});

test('a process that is killed in the middle of a job leaves it to another one', async () => {
  await enqueue(db(), mails(1));
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const killed = runnerOn(0, {
    mail: () => {
      begun();
      return new Promise(() => undefined);
    },
  });
  await killed.poll();
  await beginning;
  const run: number[] = [];
  const other = runnerOn(1, { mail: async ({ messageId }) => run.push(messageId) });
  await other.poll();
  expect(run).toEqual([]);
  const { db: own, script } = databases[1] as OpenDatabase;
  const pass = (ms: number, running: readonly string[]) =>
    letTimePass(own, createBoss(bossDatabase(own, script)), ms, running);
  await pass(59_000, []);
  await pass(59_000, killed.own());
  await other.poll();
  expect(run).toEqual([]);
  await pass(59_000, []);
  await other.poll();
  await other.stop();
  expect(run).toEqual([0]);
  expect(await counts()).toEqual([{ state: 'completed', count: 1 }]);
});

test('a slow call delays neither other jobs of its queue nor those of other queues', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run: string[] = [];
  const runner = runnerOn(0, {
    mail: () => slow,
    text: ({ messageId }) => (messageId === 0 ? slow : Promise.resolve(run.push(`text ${messageId}`))),
    marketing: async ({ userId }) => run.push(userId),
  });
  await enqueue(db(), mails(1));
  await enqueue(
    db(),
    [0, 1].map((messageId) => ({ name: 'text', payload: { messageId } }) as const),
  );
  await enqueue(db(), [{ name: 'marketing', payload: { businessId: 1, userId: 'm-1' }, key: 'm-1' }]);
  await runner.poll();
  expect(run.toSorted()).toEqual(['m-1', 'text 1']);
  release();
  await runner.stop();
  expect(await counts()).toEqual([{ state: 'completed', count: 4 }]);
});

test('a slow endpoint delays its own deliveries, and not those of other endpoints', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: number[] = [];
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const webhook: JobHandlers['webhook'] = async ({ deliveryId }) => {
    begun.push(deliveryId);
    if (begun.length === 4) done();
    if (deliveryId === 1) await slow;
  };
  const delivery = (deliveryId: number, key: string) => ({ name: 'webhook', payload: { deliveryId }, key }) as const;
  await enqueue(db(), [delivery(1, 'slow')]);
  const runners = databases.map((_, place) => runnerOn(place, { webhook }));
  await runners[0]?.poll();
  // Older than those of the other endpoint.
  await enqueue(db(), [delivery(2, 'slow')]);
  await enqueue(db(), [delivery(3, 'other')]);
  await enqueue(db(), [delivery(4, 'third')]);
  await Promise.all(runners.map((runner) => runner.poll()));
  expect(begun.toSorted()).toEqual([1, 3, 4]);
  release();
  await all;
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(await counts()).toEqual([{ state: 'completed', count: 4 }]);
});

test('of jobs with one key one runs at a time, whichever process takes them', async () => {
  const change = (userId: string) => ({ name: 'marketing', payload: { businessId: 1, userId }, key: userId }) as const;
  await enqueue(db(), [change('m-1'), change('m-1'), change('m-2')]);
  let running = 0;
  let most = 0;
  const run: string[] = [];
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const marketing: JobHandlers['marketing'] = async ({ userId }) => {
    if (userId === 'm-1') {
      running += 1;
      most = Math.max(most, running);
      await db().execute(sql`select 1`);
      running -= 1;
    }
    run.push(userId);
    if (run.length === 3) done();
  };
  const runners = databases.map((_, place) => runnerOn(place, { marketing }));
  await Promise.all(runners.map((runner) => runner.poll()));
  await all;
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(most).toBe(1);
  expect(run.toSorted()).toEqual(['m-1', 'm-1', 'm-2']);
});
