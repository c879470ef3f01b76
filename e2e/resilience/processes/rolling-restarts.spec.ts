import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startPostgres } from '../../../services/commerce-api/test-support/database/postgres-cluster';
import { type StartedApi, startApi } from '../../../services/commerce-api/test-support/programs/start-api';
import { pipwell } from '../../support/businesses';
import { LoadBalancer } from '../support/load-balancer';
import { orderAsGuest } from '../support/order-as-guest';
import { TestStorefront } from '../support/test-storefront';

const BOROUGH = 101;
/** Many times the interval at which the load balancer asks. */
const SHUTDOWN_DELAY_MS = '2000';
const SHOPPERS = 3;
const GRACE_MS = 30_000;
/** Each process serves some orders between two restarts. */
const ORDERS_BETWEEN = 2;

/** Shoppers who order, one order after the other, each as a new visitor, until they are stopped. */
function shop(origin: string) {
  const failures: string[] = [];
  const orders: string[] = [];
  let isOver = false;
  const loops = Array.from({ length: SHOPPERS }, async () => {
    while (!isOver)
      await orderAsGuest(origin, BOROUGH, pipwell.item.slug).then(
        (number) => orders.push(number),
        (error: unknown) => failures.push(String(error)),
      );
  });
  return {
    failures,
    orders,
    /** Waits until that many further orders were placed. */
    async further(count: number) {
      const before = orders.length + failures.length;
      await expect.poll(() => orders.length + failures.length - before).toBeGreaterThanOrEqual(count);
    },
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

test('two shells and two back-end processes are restarted one after the other while shoppers order, and no request fails', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolling-'));
  cpSync(join(process.env.E2E_RESILIENCE_DATA ?? '', 'keys'), join(dataDir, 'keys'), { recursive: true });
  const cluster = await startPostgres();
  const env = { SHUTDOWN_DELAY_MS, RATE_LIMIT_FACTOR: '100' };
  const startBackEnd = (port: number) => startApi({ dataDir, port, databaseUrl: cluster.url, env });
  const apiPorts = [await freePort(), await freePort()];
  const apis: StartedApi[] = [];
  // One after the other: the first one makes the tables and their rows.
  for (const port of apiPorts) apis.push(await startBackEnd(port));
  const backEnd = new LoadBalancer(apis.map(({ origin }) => origin));
  const shellEnv = { API_ORIGIN: await backEnd.listen(), SHUTDOWN_DELAY_MS };
  const shells = [new TestStorefront(await freePort(), shellEnv), new TestStorefront(await freePort(), shellEnv)];
  await Promise.all(shells.map((shell) => shell.start()));
  const front = new LoadBalancer(shells.map(({ shellUrl }) => shellUrl));
  const origin = await front.listen();
  const allReady = () =>
    expect.poll(() => [front.readyCount, backEnd.readyCount], { timeout: GRACE_MS }).toEqual([2, 2]);
  await allReady();
  const shoppers = shop(origin);
  const stopped = async (stop: () => Promise<void>) => {
    const begun = performance.now();
    await stop();
    expect(performance.now() - begun).toBeLessThan(GRACE_MS);
  };
  try {
    await shoppers.further(ORDERS_BETWEEN);
    for (const shell of shells) {
      await stopped(() => shell.stopShell());
      await shell.startShell();
      await allReady();
      await shoppers.further(ORDERS_BETWEEN);
    }
    for (const [at, port] of apiPorts.entries()) {
      await stopped(async () => apis[at]?.stop());
      apis[at] = await startBackEnd(port);
      await allReady();
      await shoppers.further(ORDERS_BETWEEN);
    }
    await shoppers.stop();
    expect([...shoppers.failures, ...front.failures, ...backEnd.failures]).toEqual([]);
    expect(new Set(shoppers.orders).size).toBe(shoppers.orders.length);
  } finally {
    await shoppers.stop();
    await Promise.all([front.close(), backEnd.close(), ...shells.map((shell) => shell.stop())]);
    await Promise.all(apis.map((api) => api.stop()));
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
