import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentComposition, promote, rollBack } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { tiedToParent } from '@storefront/testing/tied-to-parent';
import { isGiven } from '../support/hosts';

test.skip(isGiven, 'It starts, kills and releases a storefront of its own; that at E2E_URL is not its to touch.');

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_RELEASES_PORT ?? 4540);
const origin = `http://localhost:${port}`;
const category = `${origin}/stores/borough/category/croissants-and-pastries`;
// Inside the repository, so that the changed copy of the remote finds its packages.
const work = mkdtempSync(join(root, '.data-release-test-'));
const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
let storefront: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** Resolves when the storefront of this suite answers. */
async function untilHealthy() {
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.status, {
      timeout: 120_000,
    })
    .toBe(200);
}

function run(command: string, words: string[], cwd: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, words, { cwd, stdio: 'ignore' });
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ended with ${code}`))));
  });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/harness.ts', 'all'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, BUILD: 'no' },
    stdio: 'ignore',
  });
  await untilHealthy();
});

test.afterAll(async () => {
  const ended = new Promise((done) => storefront.once('exit', done));
  storefront.kill('SIGTERM');
  await ended;
  for (const folder of [work, dataDir]) rmSync(folder, { recursive: true, force: true });
});

test('[10.04] a changed basket is shown to new visitors with no restart, open pages keep theirs, and it can be taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const key = releaseKey(join(dataDir, 'keys/release.pem'));

  await test.step('a shopper is in the middle of a visit', async () => {
    await page.goto(category);
    await page
      .getByRole('button', { name: /^Add .* to basket$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  });

  await test.step('the basket team changes one line, builds and publishes', async () => {
    const remote = join(work, 'mf-basket');
    cpSync(join(root, 'mf-basket'), remote, {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path),
    });
    const file = join(remote, 'src/basket-drawer/BasketDrawer.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('View basket', 'Look into the basket'));
    const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
    await run(process.execPath, ['--import', 'tsx', rspack, 'build', '--config', 'rspack.config.ts'], remote);
  });

  // Load that goes on through the promotion and the way back; every answer must be a page.
  let asked = 0;
  const failures: number[] = [];
  let loading = true;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (loading) {
        const reply = await fetch(category).catch(() => undefined);
        asked += 1;
        if (reply?.status !== 200) failures.push(reply?.status ?? 0);
        await reply?.arrayBuffer();
      }
    }),
  );

  const seen = async () => (await fetch(category)).headers.get('x-composition');
  const started = Date.now();
  const { version } = await publishRelease(store, key, join(work, 'mf-basket'));
  const composition = promote(store, key, { 'mf-basket': version }, new Date());
  await expect.poll(seen, { intervals: [50], timeout: 20_000 }).toBe(composition.id);
  const seconds = (Date.now() - started) / 1000;
  test.info().annotations.push({ type: 'seconds from publish to shown', description: String(seconds) });

  const visitor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await test.step('a new visitor gets the new basket', async () => {
    await visitor.goto(category);
    await visitor
      .getByRole('button', { name: /^Add .* to basket$/ })
      .first()
      .click();
    await expect(visitor.getByRole('link', { name: 'Look into the basket' })).toBeVisible();
  });

  await test.step('the open page still works with its own version', async () => {
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await expect(page.getByText('2 items').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  });

  await test.step('taken back, the next page has the old basket again', async () => {
    const before = rollBack(store, key);
    await expect.poll(seen, { intervals: [50], timeout: 20_000 }).toBe(before.id);
    await visitor.reload();
    await expect(visitor.getByRole('link', { name: 'View basket' })).toBeVisible();
  });

  loading = false;
  await load;
  test.info().annotations.push({ type: 'requests meanwhile', description: `${asked}, failed ${failures.length}` });
  expect(asked).toBeGreaterThan(20);
  expect(failures).toEqual([]);
  expect(seconds).toBeLessThan(10);
});

test('promote refuses a composition that cannot be rendered, and the channel does not move', async () => {
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const states = store.sequences('stable');
  const good = currentComposition(store, key);
  const remote = join(work, 'mf-basket');
  writeFileSync(join(remote, 'dist/server/server.cjs'), 'throw new Error("this bundle cannot start");');
  const { version } = await publishRelease(store, key, remote);
  const command = spawn(process.execPath, ['--import', 'tsx', 'tools/release.ts', 'promote', 'mf-basket', version], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  command.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  expect(await new Promise((ended) => command.once('close', ended))).toBe(1);
  expect(errors).toContain('this bundle cannot start');
  expect(store.sequences('stable')).toEqual(states);
  expect(currentComposition(store, key)).toEqual(good);
});

test('a shell refuses a composition that cannot be rendered, and shows the one before', async () => {
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const good = currentComposition(store, key)?.id;
  const remote = join(work, 'mf-basket');
  writeFileSync(join(remote, 'dist/server/server.cjs'), 'throw new Error("this bundle is broken");');
  const { version } = await publishRelease(store, key, remote);
  const bad = promote(store, key, { 'mf-basket': version }, new Date());
  const state = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
      composition: string;
      refused?: { id: string; why: string };
    };
  await expect.poll(async () => (await state()).refused?.id, { timeout: 20_000 }).toBe(bad.id);
  expect((await state()).composition).toBe(good);
  expect((await state()).refused?.why).toContain('this bundle is broken');
  expect((await fetch(category)).status).toBe(200);
  rollBack(store, key);
});
