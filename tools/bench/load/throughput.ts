/** Browsing and shopping at the size of a large chain: [--seconds 10] [--rounds 5] [--only listing,search,html,basket,slots,orders,logins,followers]. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { startPostgres } from '../../../services/commerce-api/test-support/database/postgres-cluster';
import { buildPackages } from '../../run/packages/build-packages';
import { releaseBuilds } from '../../run/packages/release-packages';
import { StorefrontProcesses } from '../../run/storefront/storefront-processes';
import { benchOptions, countOf } from '../bench-options';
import type { FollowerMemory } from './follower-load';
import { measureBaskets, measureCheckout, measureFollowing, measureLogins, measureSlots } from './measure-shopping';
import { changePrices } from './price-changes';
import { type ApiRequest, listingMix, pageMix, range, scaleStore, searchMix } from './query-mix';
import { type Measured, runLoad } from './run-load';
import { type Row, writeReport } from './write-report';

const root = resolve(import.meta.dirname, '../../..');
const MEASUREMENTS = ['listing', 'search', 'html', 'basket', 'slots', 'orders', 'logins', 'followers'];
const { seconds, rounds, selected } = readOptions();
const port = Number(process.env.PORT ?? 4700);
const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Shoppers browse ten of the stores at a time; the others are cold. */
const BUSY_STORES = range(1, 10);
const ALL_STORES = range(1, 500);
/** No request repeats within it. */
const COLD_REQUESTS = 2_000;

/** Ends the process with one sentence when an option is wrong, before anything is started. */
function readOptions() {
  try {
    const options = benchOptions({
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: MEASUREMENTS.join() },
    });
    const selected = options.only.split(',');
    const unknown = selected.find((name) => !MEASUREMENTS.includes(name));
    if (unknown !== undefined)
      throw new Error(`--only takes a comma-separated list of ${MEASUREMENTS.join(', ')}, not '${unknown}'.`);
    const [seconds, rounds] = [countOf('--seconds', options.seconds), countOf('--rounds', options.rounds)];
    return { seconds, rounds, selected };
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const cluster = await startPostgres();
const processes = {
  root,
  port,
  dataDir,
  databaseUrl: cluster.url,
  env: { PICTURES_DIR: join(root, '.data/pictures'), RATE_LIMIT_FACTOR: '1000000' },
  onProgress: printLine,
};
const storefront = new StorefrontProcesses(processes);

/** Requests as the shell sends them for shoppers with many IP addresses. */
function withShellHeaders(requests: readonly ApiRequest[]) {
  const key = readFileSync(join(dataDir, 'keys/internal.key'), 'utf8').trim();
  return requests.map(({ path, body }, at) => ({
    method: 'POST' as const,
    path: `/en-gb/api${path}`,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-business-id': '1',
      'x-internal-key': key,
      'x-forwarded-for': `10.0.${Math.floor(at / 250) % 250}.${at % 250}`,
    },
  }));
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Repeats one measurement; each figure is the median of the rounds. */
async function measureMedian(label: string, once: () => Promise<Measured>): Promise<Measured> {
  const all: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const measured = await once();
    all.push(measured);
    const { rate, p99, failed } = measured;
    printLine(
      `  ${label}, round ${round}: ${Math.round(rate)} a second, p99 ${p99} ms${failed ? `, ${failed} failed` : ''}`,
    );
  }
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return { rate: of('rate'), median: of('median'), p99: of('p99'), slowest: of('slowest'), failed: of('failed') };
}

const api = `http://127.0.0.1:${storefront.apiPort}`;

async function restartApi(): Promise<void> {
  await storefront.kill('commerce-api');
  await storefront.restart('commerce-api');
}

/** With warm caches; and from a cold start, where every request is new. */
async function measureApi(
  name: string,
  warmMix: readonly ApiRequest[],
  coldMix: readonly ApiRequest[],
  changing: boolean,
) {
  const warm = withShellHeaders(warmMix);
  // Every request twice: then the caches are full and the code is compiled.
  for (const _ of [1, 2]) await runLoad({ origin: api, requests: warm, seconds, once: true });
  const stop = changing ? await changePrices(cluster.url, BUSY_STORES.map(scaleStore)) : undefined;
  const warmed = await measureMedian(`${name}, warm`, () => runLoad({ origin: api, requests: warm, seconds }));
  await stop?.();
  const cold = await measureMedian(`${name}, cold`, async () => {
    await restartApi();
    return runLoad({ origin: api, requests: withShellHeaders(coldMix), seconds, once: true });
  });
  rows.push({ name, state: 'warm', ...warmed }, { name, state: 'cold', ...cold });
}

const rows: Row[] = [];
let memory: FollowerMemory | undefined;
try {
  printLine('Building (unchanged packages come from the cache)');
  await buildPackages(root);
  await releaseBuilds(root, dataDir);
  const seeding = new StorefrontProcesses({ ...processes, scale: true });
  await seeding.start().finally(() => seeding.stop());
  await storefront.start();
  if (selected.includes('listing'))
    await measureApi('Listing', listingMix(BUSY_STORES, 1_320), listingMix(ALL_STORES, COLD_REQUESTS), true);
  if (selected.includes('search'))
    await measureApi('Search', searchMix(BUSY_STORES, 400), searchMix(ALL_STORES, COLD_REQUESTS), false);
  if (selected.includes('html')) {
    const pages = pageMix(BUSY_STORES, 110).map((path) => ({ method: 'GET' as const, path }));
    const load = { origin: storefront.url, requests: pages, seconds };
    await runLoad({ ...load, once: true });
    rows.push({
      name: 'Category HTML',
      state: 'warm',
      ...(await measureMedian('HTML', () => runLoad(load))),
    });
  }
  const shopping = {
    api,
    sandbox: `http://127.0.0.1:${storefront.sandboxPort}`,
    databaseUrl: cluster.url,
    internalKey: readFileSync(join(dataDir, 'keys/internal.key'), 'utf8').trim(),
    seconds,
    measure: measureMedian,
    printLine,
  };
  if (selected.includes('basket')) rows.push(...(await measureBaskets(shopping)));
  if (selected.includes('slots')) rows.push(...(await measureSlots(shopping)));
  if (selected.includes('orders')) rows.push(...(await measureCheckout(shopping)));
  if (selected.includes('logins')) rows.push(...(await measureLogins(shopping)));
  if (selected.includes('followers')) {
    const following = await measureFollowing({
      ...shopping,
      shell: storefront.url,
      adminKey: readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim(),
      pidOf: (name) => storefront.pid(name),
      restartApi,
    });
    rows.push(following.row);
    memory = following.memory;
  }
  writeReport(join(root, 'docs/bench.md'), rows, { seconds, rounds, memory });
  printLine('Written to docs/bench.md');
} finally {
  await storefront.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
