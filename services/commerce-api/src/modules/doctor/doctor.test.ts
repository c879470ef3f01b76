import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import type { Database } from '../../database/database.types';
import { createFileStore } from '../../files/create-file-store';
import { createJobRuns } from '../../jobs/job-runs';
import { createMailer } from '../../mail/mailer';
import type { ServiceContext } from '../../service-context';
import { createSms } from '../../sms/create-sms';
import { createPlaces } from '../location/create-places';
import { createGateways } from '../payments/gateways';
import { clock } from './checks/clock';
import { connections } from './checks/connections';
import { database } from './checks/database';
import { files } from './checks/files';
import { gateways } from './checks/gateways';
import { items } from './checks/items';
import { jobs } from './checks/jobs';
import { mailServer } from './checks/mail-server';
import { migrations } from './checks/migrations';
import { payments } from './checks/payments';
import { places } from './checks/places';
import { queues } from './checks/queues';
import { stores } from './checks/stores';
import { texts } from './checks/texts';
import { examine } from './examine.service';
import type { Reported } from './finding';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

type Check = (context: ServiceContext) => Promise<readonly Reported[]>;

/** What is not right, as state and text. */
const faultsOf = (found: readonly Reported[]) =>
  found.flatMap(({ state, text }) => (state === 'right' ? [] : [`${state}: ${text}`]));

/** What a check finds after a change, which is taken back. */
async function foundAfter(check: Check, change: (db: Database) => Promise<unknown>): Promise<string[]> {
  const undone = new Error('undone');
  let found: readonly Reported[] = [];
  await service.db
    .transaction(async (tx) => {
      const db = tx as unknown as Database;
      await change(db);
      found = await check({ ...service.context, db });
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return faultsOf(found);
}

const placesOf = ({ db, cache, clock }: ServiceContext, env: NodeJS.ProcessEnv) =>
  createPlaces({ db, cache, clock, env, sandboxUrl: undefined });

const after = (check: Check, statement: ReturnType<typeof sql>) => foundAfter(check, (db) => db.execute(statement));

describe('the operation', () => {
  test('finds nothing wrong in an installation that works, whose data stays as it was', async () => {
    const { status, data } = await service.call('POST /admin/doctor', {}, { admin: true });
    expect(status).toBe(200);
    expect(data.findings.filter(({ state }) => state === 'wrong')).toEqual([]);
    const checked = new Set(data.findings.map(({ check }) => check));
    for (const name of ['database', 'migrations', 'clock', 'places', 'mail server', 'queues', 'texts', 'gateways'])
      expect(checked).toContain(name);
    for (const name of ['payments', 'files', 'disk', 'stores', 'items']) expect(checked).toContain(name);
    expect(data.businesses[0]).toMatchObject({ businessId: ids.business, pictures: ['/logo.svg', '/error.svg'] });
    const rows = await service.db.execute(sql`select * from file_removals`);
    expect((rows as unknown as { rows: unknown[] }).rows).toEqual([]);
    expect(readdirSync(join(service.context.installation.dataDir, 'contact-files/doctor'))).toEqual([]);
  });

  test('is the administrator’s alone', async () => {
    expect((await service.call('POST /admin/doctor', {})).problem.code).toBe('operator_key_invalid');
    const manager = { business: 'Testmarket', name: 'Sam', role: 'manager' } as const;
    const { data } = await service.call('POST /admin/operator-add', manager, { admin: true });
    const refused = await service.call('POST /admin/doctor', {}, { operatorKey: data.key });
    expect(refused.problem.code).toBe('operator_role_refused');
  });

  test('names no password, key or address of a person, and a hanging check delays no other', async () => {
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    const places = placesOf(service.context, {
      PLACES: 'getaddress',
      GETADDRESS_KEY: 'secret-key',
      GETADDRESS_URL: `http://127.0.0.1:${port}`,
    });
    const mailer = createMailer('smtp://ann:secret-word@127.0.0.1:1');
    const reply = await examine({ ...service.context, places, mailer }, 700);
    closeAll(hanging);
    const found = (name: string) => reply.findings.filter(({ check }) => check === name);
    expect(found('places')).toMatchObject([{ state: 'wrong', text: 'No reply within 0.7 s' }]);
    expect(found('mail server')).toMatchObject([{ state: 'wrong' }]);
    expect(found('payments')).toMatchObject([{ state: 'right' }]);
    expect(JSON.stringify(reply)).not.toMatch(/secret|ann\b|example\.test/);
  });
});

function closeAll(server: Server): void {
  server.closeAllConnections();
  server.close();
}

describe('the database', () => {
  test('a missing extension is named', async () => {
    expect(await after(database, sql`drop extension unaccent cascade`)).toEqual([
      'wrong: The extension unaccent is missing',
    ]);
  });

  test('a refused write is found', async () => {
    expect(await after(database, sql`set transaction read only`)).toEqual([
      expect.stringMatching(/^wrong: The database refuses a write: database error 25006/),
    ]);
  });

  test('an embedded one is a warning in production only', async () => {
    const embedded = (production: boolean) =>
      database({
        ...service.context,
        config: { ...service.context.config, production },
        installation: { ...service.context.installation, database: { kind: 'pglite' } },
      });
    expect(faultsOf(await embedded(true))).toEqual([expect.stringMatching(/^warning: The embedded database/)]);
    expect(faultsOf(await embedded(false))).toEqual([]);
  });

  test('a migration that is missing, and one that is unknown', async () => {
    const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
    expect(
      await after(migrations, sql`delete from drizzle.__drizzle_migrations where created_at = (${newest})`),
    ).toEqual([expect.stringMatching(/^wrong: The database lacks the migration \d{4}_\w+$/)]);
    expect(
      await after(migrations, sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`),
    ).toEqual(['wrong: The database has migrations that this version does not know: 1']);
  });

  test('callers that wait for a connection', async () => {
    const of = (waiting: number) =>
      ({ kind: 'postgres', connections: () => ({ open: 4, idle: 0, waiting, most: 4 }) }) as const;
    const found = (waiting: number) =>
      connections({ ...service.context, installation: { ...service.context.installation, database: of(waiting) } });
    expect(faultsOf(await found(0))).toEqual([]);
    expect(faultsOf(await found(3))).toEqual(['warning: 3 callers wait for one of the 4 connections of this process']);
  });

  test('a machine whose clock is an hour ahead', async () => {
    const found = await clock(service.context, () => Date.now() + 3_600_000);
    expect(faultsOf(found)).toEqual(['wrong: The clock of this machine is 3600 s ahead of that of the database']);
    expect(faultsOf(await clock(service.context))).toEqual([]);
  });
});

describe('what is called outside', () => {
  test('a mail server that is off, and one that refuses', async () => {
    const off = await mailServer({ ...service.context, mailer: createMailer('smtp://127.0.0.1:1') });
    expect(faultsOf(off)).toEqual([
      expect.stringMatching(/^wrong: The mail server accepts no mail: connect ECONNREFUSED/),
    ]);
    expect(faultsOf(await mailServer({ ...service.context, mailer: createMailer(undefined) }))).toEqual([
      'wrong: The mail server accepts no mail: SMTP_URL is not set',
    ]);
  });

  test('jobs that wait for long, those that are tried again, and dead letters', async () => {
    const queued = (state: string, age: string) =>
      after(
        queues,
        sql`insert into jobs.job (name, state, created_on, data)
            values ('mail', ${state}::jobs.job_state, now() - ${age}::interval, '{"messageId": 1}')`,
      );
    expect(await queued('created', '1 second')).toEqual([]);
    expect(await queued('retry', '1 minute')).toEqual([
      "warning: 1 jobs 'mail' wait, the oldest for 1 minutes; 1 failed before",
    ]);
    expect(await queued('created', '2 hours')).toEqual([
      "wrong: 1 jobs 'mail' wait, the oldest for 120 minutes; 0 failed before",
    ]);
    expect(await queued('failed', '2 days')).toEqual(["wrong: 1 jobs 'mail' have failed for good"]);
  });

  test('a gateway that refuses the key, that is away, and a test account in production', async () => {
    const checkoutcom = (key: string, url: string) => ({
      CHECKOUTCOM_SECRET_KEY: key,
      CHECKOUTCOM_PUBLIC_KEY: 'pk_sbox_x',
      CHECKOUTCOM_WEBHOOK_SECRET: 'x',
      CHECKOUTCOM_URL: url,
    });
    const found = async (env: Record<string, string>, sandboxUrl?: string) =>
      faultsOf(await gateways({ ...service.context, gateways: createGateways(env, sandboxUrl) }));
    const refused = await found(checkoutcom('sk_sbox_other', `${sandbox.url}/checkoutcom`));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatch(/^wrong: Testmarket: checkoutcom refuses the key, or does not reply: .*http_401/);
    const away = await found(checkoutcom('sk_sbox_other', 'http://127.0.0.1:1'));
    expect(away[0]).toMatch(/^wrong: Testmarket: checkoutcom refuses/);
    const realex = { REALEX_MERCHANT_ID: 'storefrontsandbox', REALEX_SECRET: 'other', REALEX_REBATE_PASSWORD: 'x' };
    const wrongSecret = await found({ ...realex, REALEX_API_URL: `${sandbox.url}/realex/api` });
    expect(wrongSecret[0]).toMatch(/^wrong: Testmarket: realex refuses the key, or does not reply: .*505/);

    const config = { ...service.context.config, production: true };
    expect(faultsOf(await gateways({ ...service.context, config }))).toContain(
      'warning: Testmarket: the account with realex is a test account',
    );
  });

  test('an account for texts that is refused', async () => {
    const sms = createSms(
      {
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 'x',
        TWILIO_FROM: '+447700900999',
        TWILIO_URL: `${sandbox.url}/twilio`,
      },
      undefined,
    );
    const found = await texts({ ...service.context, sms });
    expect(faultsOf(found)[0]).toBe('wrong: Testmarket: the account for texts is refused, or does not reply');
  });

  test('an address provider that is down is found although the gazetteer replies in its place', async () => {
    const down = { PLACES: 'postcodes.io', POSTCODES_IO_URL: 'http://127.0.0.1:1' };
    const chained = placesOf(service.context, down);
    expect(faultsOf(await places({ ...service.context, places: chained }))).toEqual([
      expect.stringMatching(/^wrong: The address provider does not reply: postcodes\.io: /),
    ]);
  });

  test('no place at all, without a provider', async () => {
    const empty: Check = (context) => places({ ...context, places: placesOf(context, {}) });
    const found = await after(empty, sql`delete from places`);
    expect(found[0]).toBe('wrong: There is neither an address provider nor a place in the gazetteer');
    expect(found[1]).toMatch(/^wrong: Testmarket: .+, the postcode of its first store, is not found$/);
  });
});

describe('what is stored', () => {
  test('a folder of files that cannot be written', async () => {
    const folder = join(service.context.installation.dataDir, 'other');
    writeFileSync(folder, 'a file in place of the folder');
    const found = await files({ ...service.context, files: createFileStore({}, folder) });
    rmSync(folder);
    expect(faultsOf(found)).toEqual([expect.stringMatching(/^wrong: Shoppers' files cannot be stored: /)]);
  });

  test('payments that are open for too long, overdue, or stated differently', async () => {
    const draft = sql`(select draft_order_id from orders limit 1)`;
    const payment = (state: string, mismatch: string | null, age: string, next: string | null) =>
      after(
        payments,
        sql`insert into payments (id, draft_order_id, method, gateway, amount, currency, state, mismatch, created_at, next_check_at)
            values (7, ${draft}, 'card', 'checkoutcom', 100, 'GBP', ${state}, ${mismatch},
              '2026-11-25T10:00:00Z'::timestamptz - ${age}::interval, '2026-11-25T10:00:00Z'::timestamptz + ${next}::interval)`,
      );
    expect(await payment('voiding', null, '20 minutes', '5 seconds')).toEqual([]);
    expect(await payment('voiding', null, '1 hour', '5 seconds')).toEqual([
      'wrong: 1 payments are open for longer than 30 minutes',
    ]);
    expect(await payment('voided', null, '1 day', '-1 hour')).toEqual(['wrong: 1 payments wait to be looked at']);
    expect(await payment('voided', 'amount', '1 day', null)).toEqual([
      'warning: The gateways state 1 payments of the last 30 days differently from what was asked',
    ]);
  });

  test('stores without slots, without delivery, and a business without a store', async () => {
    const own = sql`select id from stores where business_id = ${ids.business}`;
    expect(await after(stores, sql`update slots set withdrawn = true where store_id = ${ids.store}`)).toEqual([
      'wrong: Testmarket: no slot can be booked in the next 4 days at Store borough',
    ]);
    expect(await after(stores, sql`delete from store_delivery_areas where store_id in (${own})`)).toEqual([
      'warning: No store of Testmarket delivers',
    ]);
    expect(await after(stores, sql`update stores set closed = true where business_id = ${ids.business}`)).toEqual([
      'wrong: Testmarket has no open store',
    ]);
  });

  test('items without pictures are counted', async () => {
    const none = JSON.stringify({ originals: '/pictures/no-picture/original.webp' });
    const found = await after(
      items,
      sql`update items set images = ${none}::jsonb where id in (${ids.milk}, ${ids.bread})`,
    );
    expect(found).toEqual([expect.stringMatching(/^warning: Testmarket: 2 of \d+ items on sale have no picture$/)]);
  });

  test('a background job that hangs, that fails, and that has failed', async () => {
    const found = async (runs: ReturnType<typeof createJobRuns>) =>
      faultsOf(await jobs({ ...service.context, installation: { ...service.context.installation, jobs: runs } }));
    const silent = () => undefined;
    const old = createJobRuns(() => Date.now() - 600_000);
    void old.record('mail', () => new Promise(() => undefined), silent);
    expect(await found(old)).toEqual(["wrong: The job 'mail' has not ended for 10 minutes"]);
    const failing = createJobRuns();
    await failing.record('mail', () => Promise.reject(new Error('off')), silent);
    expect(await found(failing)).toEqual([
      "wrong: The job 'mail' failed 1 times since the start, and the last time it ran",
    ]);
    await failing.record('mail', async () => undefined, silent);
    expect(await found(failing)).toEqual(["warning: The job 'mail' failed 1 times since the start"]);
    const well = createJobRuns();
    await well.record('mail', async () => undefined, silent);
    expect(await found(well)).toEqual([]);
  });
});
