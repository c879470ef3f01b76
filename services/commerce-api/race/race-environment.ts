import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../src/database/open-postgres';
import { freePort, type PostgresCluster, startPostgres } from '../test-support/database/postgres-cluster';
import { GUEST_SESSION } from '../test-support/guest-session';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { seedShopData } from '../test-support/seed-shop-data';
import { shopData } from '../test-support/shop-data';

export interface RaceEnvironment {
  apis: StartedApi[];
  /** The database URL, for a test that needs its own connection. */
  url: string;
  /** The database server, for a test that takes it away. */
  cluster: PostgresCluster;
  /** Starts another process; `aheadMs` sets its machine's clock that far ahead. */
  startAnother(aheadMs: number): Promise<StartedApi>;
  sql(query: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  post(api: StartedApi | undefined, path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * A PostgreSQL server and two processes of the built service.
 * @param more settings, such as those of a sandbox
 * @param settingsFor settings that depend on the seeded database
 */
export async function setUpRace(
  more: NodeJS.ProcessEnv = {},
  settingsFor: (cluster: PostgresCluster) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<RaceEnvironment> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-race-'));
  const seeded = await openPostgres(cluster.url, 2);
  const now = new Date();
  await seedShopData(seeded.db, shopData(now), now);
  await seeded.close();
  const env = { RATE_LIMIT_FACTOR: '100', ...more, ...(await settingsFor(cluster)) };
  const ports = [await freePort(), await freePort()];
  const apis = await Promise.all(ports.map((port) => startApi({ dataDir, port, databaseUrl: cluster.url, env })));
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  // A test may take the server away.
  pool.on('error', () => {});
  return {
    apis,
    url: cluster.url,
    cluster,
    async startAnother(aheadMs) {
      const shift = `const now = Date.now; Date.now = () => now() + ${aheadMs};`;
      const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(shift)}` };
      const api = await startApi({ dataDir, port: await freePort(), databaseUrl: cluster.url, env });
      apis.push(api);
      return api;
    },
    sql: async (query, values) => (await pool.query(query, values)).rows,
    async post(api, path, body, headers = {}) {
      const response = await fetch(`${api?.origin}/en-gb/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-guest-session': GUEST_SESSION, ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    async close() {
      await Promise.all(apis.map((api) => api.stop()));
      await pool.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
