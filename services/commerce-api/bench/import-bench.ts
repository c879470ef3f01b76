/**
 * Measures a large import on PostgreSQL and on PGlite, and its effect on shoppers. Run: npm run bench:import -w
 * commerce-api
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from '../test-support/database/postgres-cluster';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { writeLargeShop } from './large-shop';

const ITEM_COUNT = Number(process.env.ITEMS || 50_000);
const {
  positionals: [onlyBenchmark],
} = parseArgs({ allowPositionals: true });
const ops = fileURLToPath(new URL('../ops/ops.ts', import.meta.url));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** The slugs of the first business's stores, as in its files. */
async function storeSlugs(api: StartedApi): Promise<string[]> {
  const response = await fetch(`${api.origin}/en-gb/api/stores/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { stores } = (await response.json()) as { stores: { slug: string; id: number }[] };
  return stores.map(({ slug }) => slug);
}

/** A shopper who opens another category four times a second. @returns the duration of each request */
function shopDuringImport(api: StartedApi, until: AbortSignal): Promise<number[]> {
  const one = async (page: number) => {
    const began = performance.now();
    const body = JSON.stringify({
      storeId: 101,
      categorySlug: 'bakery',
      page: (page % 5) + 1,
      limit: 10 + (page % 40),
    });
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${api.origin}/en-gb/api/catalogue/category-details`, { method: 'POST', headers, body })).text();
    return performance.now() - began;
  };
  const all: Promise<number>[] = [];
  const loop = async () => {
    for (let page = 0; !until.aborted; page += 1) {
      all.push(one(page));
      await pause(250);
    }
    return Promise.all(all);
  };
  return loop();
}

async function runImport(api: StartedApi, dataDir: string, folder: string, label: string): Promise<void> {
  const done = new AbortController();
  const shopper = shopDuringImport(api, done.signal);
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', ops, 'import', folder, '--business', 'pipwell'], {
    env: { ...process.env, DATA_DIR: dataDir, API_URL: api.origin },
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => {
    output += piece.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  done.abort();
  const waits = (await shopper).sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  const last = output.trim().split('\n').at(-1);
  printLine(`  ${label}: ${seconds} s, exit ${code}; ${last}`);
  printLine(
    `    a shopper's page meanwhile: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the slowest ${at(1)} ms`,
  );
}

async function measure(name: string, databaseUrl?: string): Promise<void> {
  printLine(`${name}, ${ITEM_COUNT.toLocaleString('en-GB')} items`);
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const api = await startApi({ dataDir, port: await freePort(), databaseUrl, readyWithinMs: 300_000 });
  try {
    const stores = await storeSlugs(api);
    const folder = join(dataDir, 'shop');
    writeLargeShop(folder, ITEM_COUNT, stores);
    await runImport(api, dataDir, folder, 'all new');
    await runImport(api, dataDir, folder, 'the same again');
    writeLargeShop(folder, ITEM_COUNT, stores, { priceIncrease: 3 });
    await runImport(api, dataDir, folder, 'one price in a hundred changed');
  } finally {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (onlyBenchmark !== 'pglite') {
  const cluster = await startPostgres();
  await measure('PostgreSQL', cluster.url).finally(() => cluster.stop());
}
if (onlyBenchmark !== 'postgres') await measure('PGlite');
