import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { releaseKeyOf } from '@storefront/release-tool/session/data-folder';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { tiedProgram, tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { ensureNginx } from '../../tools/run/ensure-nginx';
import { publishChanged } from '../resilience/support/broken-release';
import { bundledCommand } from '../support/bundled-command';
import { pipwell } from '../support/businesses';
import { isExternalStorefront } from '../support/hosts';

test.skip(
  isExternalStorefront,
  'It starts, kills and releases a storefront of its own; it must not change the one at E2E_URL.',
);

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_SHARED_CACHE_PORT ?? 4520);
const cachePort = port + 3;
const origin = `http://localhost:${cachePort}`;
const store = `/stores/${pipwell.store.slug}`;
const dataDir = mkdtempSync(join(tmpdir(), 'shared-cache-'));
const work = mkdtempSync(join(tmpdir(), 'shared-cache-work-'));
const run = promisify(execFile);
const processes: ChildProcess[] = [];

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** The operator's own command, run against this storefront. */
const release = async (...words: string[]) =>
  (
    await run(process.execPath, [await bundledCommand('tools/release.ts'), ...words], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    })
  ).stdout;

test.beforeAll(async () => {
  const nginx = await ensureNginx(root);
  const cacheDir = mkdtempSync(join(work, 'nginx-'));
  const config = readFileSync(join(root, 'docs/shared-cache.nginx.conf'), 'utf8')
    .replace('127.0.0.1:4200', `127.0.0.1:${port}`)
    .replace('listen 8080', `listen ${cachePort}`)
    .replace('worker_processes auto', 'worker_processes 1');
  writeFileSync(join(cacheDir, 'nginx.conf'), config);
  // Started by root, nginx would switch to a user who may not read this test's folders.
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  // The shell trusts the cache's headers, so the configuration must not forward any of the shopper's.
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    BUILD: 'no',
    TRUST_PROXY: '127.0.0.1',
    TRUST_FORWARDED_HOST: 'true',
    PUBLIC_PORTS: String(cachePort),
  };
  processes.push(
    spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/harness.ts', 'all', '--fresh'], {
      cwd: root,
      env,
      stdio: 'ignore',
    }),
  );
  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => answers(port), { timeout: 180_000 }).toBe(200);
  const words = ['-p', cacheDir, '-c', join(cacheDir, 'nginx.conf'), '-g', `daemon off;${asRoot}`];
  processes.push(
    spawn(process.execPath, tiedProgram('SIGTERM', nginx, ...words), {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await expect.poll(() => answers(cachePort)).toBe(200);
});

test.afterAll(async () => {
  await Promise.all(
    processes.map((child) => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      return child.exitCode === null ? ended : undefined;
    }),
  );
  for (const folder of [dataDir, work]) rmSync(folder, { recursive: true, force: true });
});

/** The page that a shopper gets through the cache. */
async function pageOf(shopper: APIRequestContext, path = store) {
  const reply = await shopper.get(path, { maxRedirects: 0 });
  const headers = reply.headers();
  return {
    status: reply.status(),
    composition: headers['x-composition'],
    cache: headers['x-cache'],
    cacheControl: headers['cache-control'],
    setsCookie: 'set-cookie' in headers,
    text: await reply.text(),
  };
}

const newShopper = () => request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });

test('[2.76] public pages are cached for 15 s by browsers and 60 s by shared caches, and private ones by neither', async () => {
  const [first, second] = [await newShopper(), await newShopper()];
  const path = `${store}/search/bread`;
  const missed = await pageOf(first, path);
  const hit = await pageOf(second, path);
  expect([missed.cache, hit.cache]).toEqual(['MISS', 'HIT']);
  expect(missed.cacheControl).toBe('public, max-age=15, s-maxage=60');
  expect(missed.setsCookie).toBe(false);
  expect(hit.text).toBe(missed.text);
  for (const shopper of [first, second]) {
    const basket = await pageOf(shopper, '/basket');
    expect(basket.cacheControl).toBe('no-store');
    expect(basket.cache).not.toBe('HIT');
    const session = await shopper.get('/en-gb/session');
    expect(session.headers()['cache-control']).toBe('no-store');
    expect(session.headers()['x-cache']).not.toBe('HIT');
  }
});

test('no header sent by a shopper makes the cache store one brand’s page under the other’s host', async () => {
  const shopper = await newShopper();
  const path = '/faqs';
  const host = (name: string) => `${name}.localhost:${cachePort}`;
  const ask = async (name: string, headers: Record<string, string> = {}) =>
    (await shopper.get(path, { headers: { host: host(name), ...headers } })).text();
  const attacks: Record<string, string>[] = [
    { 'x-forwarded-host': host('house') },
    { 'x-forwarded-host': `${host('fresh')}, ${host('house')}` },
    { forwarded: `host=${host('house')}` },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': host('house'), 'x-forwarded-port': '666' },
  ];
  for (const [at, attack] of attacks.entries()) {
    const attacked = await shopper.get(`${path}?${at}`, { headers: { host: host('fresh'), ...attack } });
    const page = await attacked.text();
    expect(attacked.headers()['x-cache']).toBe('MISS');
    for (const text of [
      page,
      await (await shopper.get(`${path}?${at}`, { headers: { host: host('fresh') } })).text(),
    ]) {
      expect(text).toContain('Pipwell');
      expect(text).not.toContain('Lathmere');
      expect(text).not.toContain('house.localhost');
      // Its own URL keeps the port that shoppers see.
      expect(text).toContain(`<link rel="canonical" href="http://${host('fresh')}${path}">`);
    }
  }
  expect(await ask('house')).toContain('Lathmere');
});

test('two shoppers behind a shared cache, one of them in a canary: neither sees anything of the other', async ({
  browser,
}) => {
  const releases = new ReleaseStore(join(dataDir, 'releases'));
  const [one, other] = [await newShopper(), await newShopper()];
  const stable = await pageOf(one);
  expect(stable.status).toBe(200);

  // A version shown only to visitors by its link.
  const version = await publishChanged(releases, releaseKeyOf(dataDir), 'mf-catalogue', join(work, 'mf-catalogue'), {
    mark: 'canary',
  });
  expect(await release('canary', 'mf-catalogue', version)).toContain('for 0 of 100 new visitors');
  expect((await pageOf(one)).composition).toBe(stable.composition);
  await other.get('/en-gb/canary/join?name=mf-catalogue');
  const tried = await pageOf(other);
  expect(tried.composition).not.toBe(stable.composition);
  expect(tried.text).toContain(`"${tried.composition}"`);
  expect([tried.cache, tried.cacheControl, tried.setsCookie]).toEqual(['BYPASS', 'no-store', false]);

  // Each shopper has their own basket, and the next visitor gets the stable composition.
  const basketOf = async (shopper: APIRequestContext, quantity: number) => {
    const session = new ShopperSession(shopper, origin);
    await session.chooseStore(101, 'delivery');
    await session.addItem(101, pipwell.item.slug, quantity, 'delivery');
    return ((await (await shopper.get('/en-gb/session')).json()) as { basket: { count: number } }).basket.count;
  };
  expect([await basketOf(one, 1), await basketOf(other, 3)]).toEqual([1, 3]);
  for (const shopper of [one, await newShopper()]) {
    const page = await pageOf(shopper);
    expect([page.composition, page.cache]).toEqual([stable.composition, 'HIT']);
    expect(page.text).toBe(stable.text);
  }
  expect((await pageOf(other)).composition).toBe(tried.composition);

  // The same path of another business is another page.
  const house = await one.get(store, { headers: { host: `house.localhost:${cachePort}` } });
  expect(house.status()).toBe(404);

  // In a browser the canary's page hydrates with the canary's own scripts.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    storageState: await other.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${store}/category/${pipwell.category.slug}`);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Basket/ })).toContainText('4 items');
  await context.close();

  await other.get('/en-gb/canary/leave?name=mf-catalogue');
  expect((await pageOf(other)).composition).toBe(stable.composition);
});

test('the session call assigns a share of new visitors, and a canary that ends returns everybody to stable', async () => {
  const visitor = await newShopper();
  const stable = await pageOf(visitor);
  await release('canary', 'mf-catalogue', '--share', '100');
  // The first page was stable; the session call assigns later pages to the canary.
  expect((await pageOf(visitor)).composition).toBe(stable.composition);
  const session = await visitor.get('/en-gb/session');
  expect(session.headers()['set-cookie']).toMatch(/sf_canary=in.*HttpOnly/i);
  const tried = await pageOf(visitor);
  expect([tried.cache, tried.composition === stable.composition]).toEqual(['BYPASS', false]);

  await release('canary', 'end', 'mf-catalogue');
  await expect.poll(async () => (await pageOf(visitor)).composition).toBe(stable.composition);
  await visitor.get('/en-gb/session');
  expect((await pageOf(visitor)).cache).toBe('HIT');
});

test('a short outage of the shell goes unnoticed', async () => {
  const visitor = await newShopper();
  const before = await pageOf(visitor, '/faqs');
  expect(before.status).toBe(200);
  const [harness] = processes;
  const ended = new Promise((done) => harness?.once('exit', done));
  harness?.kill('SIGTERM');
  await ended;
  const cachedPage = await pageOf(visitor, '/faqs');
  expect(cachedPage.status).toBe(200);
  expect(cachedPage.text).toBe(before.text);
});
