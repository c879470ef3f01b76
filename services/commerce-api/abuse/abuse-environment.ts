import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { type StartedShell, startShell } from '../fault/start-shell';
import { openPostgres } from '../src/database/open-postgres';
import { freePort, startPostgres } from '../test-support/database/postgres-cluster';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { seedShopData } from '../test-support/seed-shop-data';
import { shopData } from '../test-support/shop-data';

export interface AbuseEnvironment {
  databaseUrl: string;
  dataDir: string;
  api: StartedApi;
  shell: StartedShell;
  sandbox: StartedSandbox;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The most recent build, so that the shell has pages to serve. */
async function releaseAllPackages(dataDir: string): Promise<void> {
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const published = await Promise.all(releasePackages.map((name) => publishRelease(store, key, join(root, name))));
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]));
  promote(store, key, versions, new Date());
}

/** The built service on a real PostgreSQL with the built shell and the sandbox, each in its own process. */
export async function setUpAbuse(env: Record<string, string> = {}): Promise<AbuseEnvironment> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-abuse-'));
  const seeded = await openPostgres(cluster.url, 2);
  const now = new Date();
  await seedShopData(seeded.db, shopData(now), now);
  await seeded.close();
  const sandbox = await startSandbox();
  const api = await startApi({
    dataDir,
    port: await freePort(),
    databaseUrl: cluster.url,
    env: { SANDBOX_URL: sandbox.url, SMTP_URL: sandbox.smtpUrl, ...env },
  });
  await releaseAllPackages(dataDir);
  const shell = await startShell({ dataDir, port: await freePort(), apiOrigin: api.origin, env });
  return {
    databaseUrl: cluster.url,
    dataDir,
    api,
    shell,
    sandbox,
    async close() {
      await Promise.all([shell.stop(), api.stop(), sandbox.stop()]);
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
