import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../src/database/open-postgres';
import { freePort, startPostgres } from '../test-support/database/postgres-cluster';
import { GUEST_SESSION } from '../test-support/guest-session';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { seedShopData } from '../test-support/seed-shop-data';
import { ids, shopData } from '../test-support/shop-data';
import { type StartedShell, startShell } from './start-shell';

export type KilledProcess = 'commerce-api' | 'shell' | 'sandbox';

/** How many of the shoppers' item each store has at first. */
export const COUNTED_STOCK = 100_000;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface FaultEnvironment {
  sandbox: StartedSandbox;
  sql<Row = Record<string, unknown>>(query: string, values?: unknown[]): Promise<Row[]>;
  /** Calls the service like the shell does. */
  post(path: string, body: object, accessToken?: string): Promise<Answer>;
  /** Calls it through the shell like a browser does. */
  viaShell(path: string, body: object): Promise<Answer>;
  /** Sends a form with files to the service. */
  upload(path: string, form: FormData, accessToken: string): Promise<Answer>;
  /** Waits until the service stores no file of any shopper. */
  untilNoFiles(): Promise<void>;
  /** Waits until the sandbox's faults have happened. */
  untilFaultsHappened(): Promise<void>;
  admin(path: string, body: object): Promise<Answer>;
  webhook(raw: string, signature: string): Promise<number>;
  /** Advances the service's clock; restarts keep it. */
  advanceClock(seconds: number): Promise<void>;
  kill(processName: KilledProcess): Promise<void>;
  restart(processName: KilledProcess): Promise<void>;
  close(): Promise<void>;
}

/** As the shell sends it for each browser. */
const LOGIN_DEVICE = 'd'.repeat(43);
const PATIENCE_MS = 20_000;

/** Waits for a condition. @throws Error with `otherwise` when it takes too long */
async function until(otherwise: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await pause(50);
  }
}

/** Files that shoppers sent with messages. */
function storedFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'contact-files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  );
}

/** A PostgreSQL server, the sandbox, the service and the shell, each a process that can be killed. */
export async function setUpFaults(): Promise<FaultEnvironment> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-fault-'));
  const seeded = await openPostgres(cluster.url, 2);
  const now = new Date();
  await seedShopData(seeded.db, shopData(now), now);
  await seeded.close();
  const sandbox = await startSandbox();
  const port = await freePort();
  const startService = () =>
    startApi({
      dataDir,
      port,
      databaseUrl: cluster.url,
      env: {
        SANDBOX_URL: sandbox.url,
        SMTP_URL: sandbox.smtpUrl,
        PAUSE_POINTS_URL: sandbox.url,
        RATE_LIMIT_FACTOR: '100',
      },
    });
  let api: StartedApi = await startService();
  const shellPort = await freePort();
  const launchShell = () => startShell({ dataDir, port: shellPort, apiOrigin: api.origin });
  let shell: StartedShell = await launchShell();
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await pool.query('update slots set capacity = 1000');
  await pool.query('update store_items set stock = $1 where item_id = $2', [COUNTED_STOCK, ids.milk]);
  let shift = 0;

  const send = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const admin = (path: string, body: object) =>
    send(`${api.origin}/en-gb/api${path}`, body, { 'x-admin-key': api.adminKey });
  const moveClock = () => admin('/admin/clock', { now: new Date(Date.now() + shift).toISOString() });

  return {
    sandbox,
    sql: async (query, values) => (await pool.query(query, values)).rows,
    post: (path, body, accessToken) =>
      send(`${api.origin}/en-gb/api${path}`, body, {
        'x-guest-session': GUEST_SESSION,
        'x-login-device': LOGIN_DEVICE,
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      }),
    viaShell: (path, body) =>
      send(`${shell.origin}/en-gb/api${path}`, body, { origin: shell.origin, cookie: `sf_guest=${GUEST_SESSION}` }),
    async upload(path, form, accessToken) {
      const headers = { authorization: `Bearer ${accessToken}` };
      const response = await fetch(`${api.origin}/en-gb/api${path}`, { method: 'POST', headers, body: form });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    untilNoFiles: () => until('A file is still stored', async () => storedFiles(dataDir).length === 0),
    untilFaultsHappened: () =>
      until('A fault has not happened', async () => {
        const { faults } = (await sandbox.control('GET', '/api/faults')) as { faults: unknown[] };
        return faults.length === 0;
      }),
    admin,
    webhook: async (raw, signature) => {
      const headers = { 'content-type': 'application/json', 'cko-signature': signature };
      return (await fetch(`${api.origin}/webhooks/checkoutcom`, { method: 'POST', headers, body: raw })).status;
    },
    async advanceClock(seconds) {
      shift += seconds * 1000;
      await moveClock();
    },
    kill: (processName) => ({ 'commerce-api': api, shell, sandbox })[processName].kill(),
    async restart(processName) {
      if (processName === 'sandbox') await sandbox.restart();
      else if (processName === 'shell') shell = await launchShell();
      else {
        api = await startService();
        if (shift) await moveClock();
      }
    },
    async close() {
      await Promise.all([api.stop(), shell.stop(), sandbox.stop()]);
      await pool.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
