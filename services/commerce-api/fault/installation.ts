import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/database/open-postgres';
import { freePort, startPostgres } from '../test-support/database/postgres-cluster';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { seedShopData } from '../test-support/seed-shop-data';
import { shopData } from '../test-support/shop-data';
import { type StartedShell, startShell } from './start-shell';

interface Pair {
  api: StartedApi;
  shell: StartedShell;
  stop(): Promise<unknown>;
}

export interface Installation {
  dataDir: string;
  /** Starts a shell in front of a service. @param env of both @param envOf of one of them */
  startPair(env: Record<string, string>, envOf?: { api?: object; shell?: object }): Promise<Pair>;
  close(): Promise<void>;
}

/** A seeded PostgreSQL server and a data folder, for pairs of processes. */
export async function setUpInstallation(): Promise<Installation> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-pair-'));
  const { db, close } = await openPostgres(cluster.url, 2);
  const now = new Date();
  await seedShopData(db, shopData(now), now);
  await close();
  return {
    dataDir,
    async startPair(env, envOf = {}) {
      const api = await startApi({
        dataDir,
        port: await freePort(),
        databaseUrl: cluster.url,
        env: { ...env, ...envOf.api },
      });
      const port = await freePort();
      const shell = await startShell({ dataDir, port, apiOrigin: api.origin, env: { ...env, ...envOf.shell } });
      return { api, shell, stop: () => Promise.all([shell.stop(), api.stop()]) };
    },
    async close() {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
