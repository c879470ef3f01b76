import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLargeShop } from '../../bench/large-shop';
import { freePort } from '../../test-support/database/postgres-cluster';
import { type FaultyGatewayProxy, startFaultyGatewayProxy } from '../../test-support/payments/faulty-gateway-proxy';
import { type StartedApi, startApi } from '../../test-support/programs/start-api';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const ops = fileURLToPath(new URL('../../dist/ops.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'import-command-'));
const dataDir = join(root, 'data');

let port: number;
let api: StartedApi;
let proxy: FaultyGatewayProxy;
/** Answers the service's pause points; `holdAt` pauses one and reports when it is reached. */
let pauses: Server;
let reached: ((point: string) => Promise<void>) | undefined;

const start = () =>
  startApi({ dataDir, port, env: { PAUSE_POINTS_URL: `http://127.0.0.1:${(pauses.address() as AddressInfo).port}` } });

beforeAll(async () => {
  mkdirSync(dataDir);
  port = await freePort();
  pauses = createServer((request, response) => {
    const point = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    void (reached?.(point) ?? Promise.resolve()).then(() => response.end());
  });
  await new Promise<void>((resolve) => pauses.listen(0, '127.0.0.1', resolve));
  api = await start();
  proxy = await startFaultyGatewayProxy(() => api.origin);
}, 180_000);
beforeEach(async () => {
  // On a fast machine all tests run within a minute, and would share the search's limit of ten.
  await later(60);
  proxy.behaviourFor = () => 'pass';
  reached = undefined;
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
  pauses.closeAllConnections();
  pauses.close();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

const environment = () => ({
  ...process.env,
  NODE_OPTIONS: '',
  HOME: root,
  DATA_DIR: dataDir,
  API_PORT: String(port),
});

function watch(child: ChildProcess): Promise<Ended> {
  const output = { out: '', err: '' };
  child.stdout?.on('data', (piece: Buffer) => {
    output.out += piece.toString();
  });
  child.stderr?.on('data', (piece: Buffer) => {
    output.err += piece.toString();
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
}

function startImport(folder: string, through: string = api.origin, ...words: string[]) {
  const child = spawn(process.execPath, [ops, 'import', folder, '--business', 'pipwell', ...words], {
    cwd: repository,
    env: { ...environment(), API_URL: through },
  });
  return { child, ended: watch(child) };
}

const call = async (path: string, body: object, headers = {}) => {
  const response = await fetch(`${api.origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, never>;
};
const allStores = async () =>
  ((await call('/stores/search', {})) as unknown as { stores: { id: number; slug: string; name: string }[] }).stores;
/** The number of items of a category in the first store; 0 without the category. */
async function itemsIn(categorySlug: string): Promise<number> {
  const [store] = await allStores();
  const page = await call('/catalogue/category-details', { storeId: store?.id, categorySlug });
  return (page as unknown as { total?: number }).total ?? 0;
}
/** How far the service's clock has been moved. */
let moved = 0;
const later = (seconds: number) => {
  moved += seconds;
  return call('/admin/clock', { advanceSeconds: seconds }, { 'x-admin-key': api.adminKey });
};

/** A separate folder whose items are in no other. */
async function largeShop(name: string, items: number): Promise<string> {
  const folder = join(root, name);
  const stores = await allStores();
  writeLargeShop(
    folder,
    items,
    stores.map(({ slug }) => slug),
    { prefix: name },
  );
  return folder;
}

test('the how-to, command by command', async () => {
  const page = readFileSync(join(repository, 'docs/how-to/import-your-data.md'), 'utf8');
  const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text.trim());
  expect(commands).toHaveLength(4);
  const ended: Ended[] = [];
  for (const command of commands) {
    ended.push(await watch(spawn('sh', ['-c', command], { cwd: repository, env: environment() })));
    if (ended.length === 2) expect((await allStores()).map(({ slug }) => slug)).not.toContain('quayside');
  }
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(ended[1]?.out).toContain('Nothing was changed: this was a check.');
  expect(ended[2]?.out).toMatch(/Pipwell: \d+ changed/);
  expect(ended[3]?.out).toContain('0 changed');
  const quayside = (await allStores()).find(({ slug }) => slug === 'quayside');
  expect(quayside?.name).toBe('Quayside');
  const cake = await call('/catalogue/item-details', { storeId: quayside?.id, itemSlug: 'lemon-cake' });
  const { item } = cake as unknown as { item: { images: { mdpi_1x: string }; options: unknown[] } };
  expect(item.options).toHaveLength(3);
  // The shell serves pictures from this folder.
  expect(readFileSync(join(dataDir, item.images.mdpi_1x)).length).toBeGreaterThan(100);
}, 120_000);

test('two thousand items are imported, and importing them again changes nothing', async () => {
  const folder = await largeShop('two', 2_000);
  const first = await startImport(folder, api.origin, '--json').ended;
  expect(first.code).toBe(0);
  const summary = JSON.parse(first.out);
  expect(summary).toMatchObject({ business: 'Pipwell', applied: true, problemCount: 0 });
  expect(summary.counts).toContainEqual({
    what: 'items',
    added: 2_000,
    changed: 0,
    unchanged: 0,
    removed: 0,
    missing: expect.any(Number),
  });
  expect(first.err).toMatch(/Sending rows [\d,]+ of 2,400\n/);
  expect(await itemsIn('two-large-aisle-0')).toBeGreaterThan(150);
  const again = await startImport(folder, api.origin, '--json').ended;
  expect(
    JSON.parse(again.out).counts.every(
      ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
        added + changed + removed === 0,
    ),
  ).toBe(true);
}, 180_000);

test('a second import is rejected while one is running, and the first is not disturbed', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    proxy.behaviourFor = (path) => {
      if (!path.endsWith('/import-commit')) return 'pass';
      resolve();
      return new Promise<void>((go) => {
        release = go;
      });
    };
  });
  const first = startImport(await largeShop('first', 100), proxy.origin);
  await held;
  const second = await startImport(await largeShop('second', 100), api.origin, '--no-wait').ended;
  expect([second.code, second.err]).toEqual([
    1,
    expect.stringMatching(/Pipwell is already being imported since .* \(import_in_progress\)/),
  ]);
  release();
  expect((await first.ended).code).toBe(0);
  expect([(await itemsIn('first-large-aisle-0')) > 0, await itemsIn('second-large-aisle-0')]).toEqual([true, 0]);
}, 120_000);

test('a killed command leaves nothing, and a minute later another may begin', async () => {
  const folder = await largeShop('killed', 300);
  const held = new Promise<void>((resolve) => {
    proxy.behaviourFor = (path) => {
      if (!path.endsWith('/import-commit')) return 'pass';
      resolve();
      return new Promise<void>(() => {});
    };
  });
  const { child, ended } = startImport(folder, proxy.origin);
  await held;
  child.kill('SIGKILL');
  await ended;
  expect(await itemsIn('killed-large-aisle-0')).toBe(0);
  expect((await startImport(folder, api.origin, '--no-wait').ended).err).toContain('import_in_progress');
  await later(61);
  expect((await startImport(folder).ended).code).toBe(0);
  expect(await itemsIn('killed-large-aisle-0')).toBeGreaterThan(0);
}, 120_000);

test('an interrupted command cancels its import at once', async () => {
  const folder = await largeShop('stopped', 300);
  const held = new Promise<void>((resolve) => {
    proxy.behaviourFor = (path) => {
      if (!path.endsWith('/import-commit')) return 'pass';
      resolve();
      return new Promise<void>(() => {});
    };
  });
  const { child, ended } = startImport(folder, proxy.origin);
  await held;
  child.kill('SIGINT');
  const { code, err } = await ended;
  expect([code, err]).toEqual([1, expect.stringContaining('Stopped. Nothing was changed.')]);
  expect((await startImport(folder, api.origin, '--check').ended).code).toBe(0);
}, 120_000);

test('lost replies are recovered: nothing is sent twice, and the outcome is known', async () => {
  const lost = new Set<string>();
  proxy.behaviourFor = (path) => {
    const name = path.split('/').at(-1) ?? '';
    if (!['import-rows', 'import-commit'].includes(name) || lost.has(name)) return 'pass';
    lost.add(name);
    return 'lose-answer';
  };
  const { code, out } = await startImport(await largeShop('lost', 300), proxy.origin).ended;
  expect([code, [...lost]]).toEqual([0, ['import-rows', 'import-commit']]);
  expect(out).toMatch(/items +300 /);
  expect(await itemsIn('lost-large-aisle-0')).toBeGreaterThan(0);
}, 120_000);

test('a service killed after all writes but before the commit has applied nothing', async () => {
  const folder = await largeShop('crash', 300);
  const atTheEnd = new Promise<void>((resolve) => {
    reached = (point) => {
      if (point !== 'before:import.working.done') return Promise.resolve();
      resolve();
      return new Promise<void>(() => {});
    };
  });
  const { ended } = startImport(folder);
  await atTheEnd;
  await api.kill();
  reached = undefined;
  pauses.closeAllConnections();
  api = await start();
  expect(await itemsIn('crash-large-aisle-0')).toBe(0);
  // The dead process's import is aborted after a minute without heartbeats, by a clock that had been moved. The new
  // process's clock has not.
  await later(moved + 61);
  const { code, err } = await ended;
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('The storefront stopped before the import finished. Nothing was changed.'),
  ]);
  expect((await startImport(folder).ended).code).toBe(0);
  expect(await itemsIn('crash-large-aisle-0')).toBeGreaterThan(0);
}, 180_000);

test('rejections are printed to standard output with their locations, and the command exits with 1', async () => {
  const folder = await largeShop('wrong', 30);
  rmSync(join(folder, 'categories.csv'));
  const { code, out } = await startImport(folder).ended;
  expect(code).toBe(1);
  expect(out).toMatch(
    /^items\.csv, line 2, category: there is no category wrong-11; add it to categories, or correct the code\n/,
  );
  expect(out).toMatch(/\nRefused: 30 problems\. Nothing was changed\.\n$/);
  const nothing = await startImport(join(root, 'no-such-folder')).ended;
  expect([nothing.code, nothing.err.trim()]).toEqual([1, `The folder ${join(root, 'no-such-folder')} does not exist`]);
}, 60_000);
