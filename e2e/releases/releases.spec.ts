import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { promote } from '@storefront/releases/channels/promote';
import { rollBack } from '@storefront/releases/channels/roll-back';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { test } from '@storefront/testing/storefront-test';
import { isExternalStorefront } from '../support/hosts';
import { buildRemote, OwnStorefront } from './own-storefront';

test.skip(
  isExternalStorefront,
  'It starts, kills and releases a storefront of its own; it must not change the one at E2E_URL.',
);

const storefront = new OwnStorefront(Number(process.env.E2E_RELEASES_PORT ?? 4540));
const { origin } = storefront;
const category = `${origin}/stores/borough/category/croissants-and-pastries`;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.beforeAll(async () => {
  await storefront.start();
});
test.afterAll(() => storefront.stop());

/** The folder of the changed mf-basket. */
let remote = '';

test('[10.04] a changed mf-basket is shown to new visitors without a restart, open pages keep theirs, and it can be rolled back', async ({
  page,
  browser,
}) => {
  const { store, key } = storefront;

  await test.step('a shopper is in the middle of a visit', async () => {
    await page.goto(category);
    await page
      .getByRole('button', { name: /^Add .* to basket$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  });

  await test.step('the basket team changes one line, builds and publishes', async () => {
    remote = storefront.copyOf('mf-basket');
    const file = join(remote, 'src/basket-drawer/BasketDrawer.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('View basket', 'Look into the basket'));
    await buildRemote(remote);
  });

  // Load during the promotion and the rollback; every reply must be a page.
  let requests = 0;
  const failures: number[] = [];
  let loading = true;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (loading) {
        const reply = await fetch(category).catch(() => undefined);
        requests += 1;
        if (reply?.status !== 200) failures.push(reply?.status ?? 0);
        await reply?.arrayBuffer();
      }
    }),
  );

  const seen = async () => (await fetch(category)).headers.get('x-composition');
  const started = Date.now();
  const { version } = await publishRelease(store, key, remote);
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
  test.info().annotations.push({ type: 'requests meanwhile', description: `${requests}, failed ${failures.length}` });
  expect(requests).toBeGreaterThan(20);
  expect(failures).toEqual([]);
  expect(seconds).toBeLessThan(10);
});

test('a team rolls back its package by its name, and the next promotion does not pick that version by itself', async () => {
  const { store, key } = storefront;
  const good = currentComposition(store, key)?.packages['mf-basket']?.version;
  writeFileSync(join(remote, 'dist/server/server.cjs'), `${readFileSync(join(remote, 'dist/server/server.cjs'))}\n`);
  const { version } = await publishRelease(store, key, remote);
  const shown = () => currentComposition(store, key)?.packages['mf-basket']?.version;
  expect(await storefront.runReleaseCommand('promote', `mf-basket@${version}`)).toMatchObject({ code: 0 });
  expect(shown()).toBe(version);
  expect(await storefront.runReleaseCommand('rollback', 'mf-basket')).toMatchObject({ code: 0 });
  expect(shown()).toBe(good);
  const again = await storefront.runReleaseCommand('promote', 'mf-basket');
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining(`mf-basket ${version}, the newest, was`) });
  expect(shown()).toBe(good);
});

test('promote refuses a composition that cannot be rendered, and the channel does not move', async () => {
  const { store, key } = storefront;
  const states = store.sequences('stable');
  const good = currentComposition(store, key);
  writeFileSync(join(remote, 'dist/server/server.cjs'), 'throw new Error("this bundle cannot start");');
  const { version } = await publishRelease(store, key, remote);
  const { code, errors } = await storefront.runReleaseCommand('promote', 'mf-basket', version);
  expect(code).toBe(1);
  expect(errors).toContain('this bundle cannot start');
  expect(store.sequences('stable')).toEqual(states);
  expect(currentComposition(store, key)).toEqual(good);
});

test('a shell refuses a composition that cannot be rendered, and shows the previous one', async () => {
  const { store, key } = storefront;
  const good = currentComposition(store, key)?.id;
  writeFileSync(join(remote, 'dist/server/server.cjs'), 'throw new Error("this bundle is broken");');
  const { version } = await publishRelease(store, key, remote);
  const bad = promote(store, key, { 'mf-basket': version }, new Date());
  const state = async () =>
    (await (await fetch(`${origin}/readyz`)).json()) as {
      composition: string;
      refused?: { id: string; why: string };
    };
  await expect.poll(async () => (await state()).refused?.id, { timeout: 20_000 }).toBe(bad.id);
  expect((await state()).composition).toBe(good);
  expect((await state()).refused?.why).toContain('this bundle is broken');
  expect((await fetch(category)).status).toBe(200);
  rollBack(store, key);
});
