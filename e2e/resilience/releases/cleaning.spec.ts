import { readdirSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, expect, type Page, request, test } from '@playwright/test';
import { followInAppLink, isSameDocument } from '@storefront/testing/in-app-link';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { lathmere, pipwell } from '../../support/businesses';
import { category } from '../support/modules';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

const BOROUGH = 101;
const DAY_MS = 86_400_000;
const clean = ['clean', '--keep', '1', '--older-than', '30d'];
const timeSlots = `/stores/${pipwell.store.slug}/time-slots`;

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 140 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

async function release(...words: string[]): Promise<string> {
  const outcome = await runRelease(storefront, ...words);
  expect(outcome, words.join(' ')).toMatchObject({ code: 0, errors: '' });
  return outcome.output;
}

/** A version of mf-slots with a container file of its own. */
const publishSlots = (mark: string) => storefront.publish('mf-slots', { mark, ownContainer: true, fallback: false });
const containerOf = (version: string) => storefront.manifestOf('mf-slots', version).entry.file;

/** The paths of the store's files. */
function storedFiles(): string[] {
  const { root } = storefront.store;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();
}

const isIn = (folders: readonly string[], path: string) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

function ageEverything(days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  for (const path of storedFiles()) utimesSync(join(storefront.store.root, path), then, then);
}

/** A basket page of a shopper who has no time yet, so nothing of mf-slots is loaded. */
async function openBasket(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: storefront.url });
  const session = new ShopperSession(context.request, storefront.url);
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  const page = await context.newPage();
  await page.goto('/basket', { waitUntil: 'networkidle' });
  return page;
}

const containersIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/mf-slots\/(remoteEntry\.\w+\.js)$/.exec(name)?.[1] ?? []),
  );

const shownTo = async (headers: Readonly<Record<string, string>>, path = '/faqs') => {
  const visitor = await request.newContext({ baseURL: storefront.url, extraHTTPHeaders: headers });
  const reply = await visitor.get(path);
  await visitor.dispose();
  return [reply.status(), reply.headers()['x-composition']];
};
const statusOf = async (path: string) => (await fetch(storefront.url + path)).status;

test('a cleaned storefront keeps pages, open tabs, a canary, a pinned business and a rollback, by real commands', async ({
  browser,
}) => {
  const versions = [storefront.firstVersion('mf-slots')];
  const compositions = [await storefront.shownComposition()];
  const containers = [containerOf(versions[0] ?? '')];
  const promoteNext = async () => {
    const version = await publishSlots(`version ${versions.length}`);
    await release('promote', `mf-slots@${version}`);
    versions.push(version);
    containers.push(containerOf(version));
    compositions.push(await storefront.shownComposition());
  };

  for (let count = 1; count <= 3; count += 1) await promoteNext();
  await release('pin', lathmere.name);
  for (let count = 4; count <= 6; count += 1) await promoteNext();
  const tried = await storefront.publish('mf-member', { mark: 'tried', fallback: false });
  await release('canary', `mf-member@${tried}`);
  const tab = await openBasket(browser);
  expect(await containersIn(tab)).toEqual([]);
  await promoteNext();
  const [canary = ''] = /(?<=composition )\w{32}/.exec(await release('canary', 'list')) ?? [];
  ageEverything(40);
  // It is on no channel yet, and younger than 30 days.
  versions.push(await publishSlots('not promoted'));

  const before = storedFiles();
  const would = (await release(...clean, '--dry-run')).trim().split('\n');
  const going = would.slice(0, -1);
  expect(would.at(-1)).toBe(`${going.length} files and folders would be removed`);
  expect(storedFiles()).toEqual(before);
  // The versions 7, 6 and 3 are shown or kept, and each of them needs the two before it.
  const [first = '', ...kept] = versions;
  expect(going).toEqual(
    expect.arrayContaining([
      `compositions/${compositions[0]}.json`,
      `packages/mf-slots/${first}`,
      `assets/mf-slots/${containers[0]}`,
    ]),
  );
  expect(going.filter((path) => kept.some((version) => path.includes(version)))).toEqual([]);
  expect(await release(...clean)).toBe(`${going.join('\n')}\n${going.length} files and folders removed\n`);
  expect(storedFiles()).toEqual(before.filter((path) => !isIn(going, path)));

  // A shell that starts has only what is left.
  await storefront.stopShell();
  await storefront.startShell();
  const [current, previous, pinned] = [compositions[7], compositions[6], compositions[3]];
  for (const path of ['/', '/faqs', category]) expect(await shownTo({}, path), path).toEqual([200, current]);
  expect(await shownTo({ host: lathmere.host })).toEqual([200, pinned]);
  expect(await shownTo({ cookie: 'sf_canary=in:mf-member' })).toEqual([200, canary]);
  expect(await statusOf(`/en-gb/composition/${compositions[0]}`)).toBe(404);
  expect(await statusOf(`/assets/mf-slots/${containers[0]}`)).toBe(404);
  expect(await runRelease(storefront, 'rollback', compositions[0] ?? '')).toEqual({
    code: 1,
    output: '',
    errors: `There is no composition ${compositions[0]}.\n`,
  });

  await test.step('a tab that was open loads files of its own composition', async () => {
    await followInAppLink(tab, timeSlots);
    await expect(tab.getByRole('heading', { name: 'Choose a time', level: 1 })).toBeVisible();
    expect(await isSameDocument(tab)).toBe(true);
    await expect.poll(() => containersIn(tab)).toEqual([containers[6]]);
  });

  await test.step('a rollback shows the composition that was kept', async () => {
    expect(await release('rollback')).toContain(previous);
    expect(await shownTo({})).toEqual([200, previous]);
    const page = await openBasket(browser);
    await page.goto(timeSlots);
    await expect(page.getByRole('heading', { name: 'Choose a time', level: 1 })).toBeVisible();
    await expect.poll(() => containersIn(page)).toEqual([containers[6]]);
  });
});
