import { expect, type Page } from '@playwright/test';
import type { ServerFault } from '../support/broken-release';
import { behaviourOf, expectReported } from '../support/expectations';
import { reportsTo, test } from '../support/fixtures';
import { allModules, assetsPath, category, modulesOf } from '../support/modules';
import type { TestStorefront } from '../support/test-storefront';

const drawer = modulesOf('mf-basket').find(({ expose }) => expose === './BasketDrawer');
if (!drawer) throw new Error('mf-basket exposes no drawer.');

/** A second version of a remote, with files of its own, whose fallback is the previous version. */
async function secondVersion(storefront: TestStorefront, name: string, changes: object = {}) {
  const version = await storefront.publish(name, { fallback: true, mark: 'second', ...changes });
  const { id } = await storefront.promote({ [name]: version });
  return { version, composition: id };
}

const scriptsOf = (page: Page, remote: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.includes(`/assets/${name}/`)),
    remote,
  );

test.describe('in the browser', () => {
  for (const kind of ['throws on evaluation', 'exports something else'] as const)
    test(`a part that ${kind} is loaded from its fallback version, if its owner allows one`, async ({
      storefront,
      visit,
    }) => {
      const release = await secondVersion(storefront, 'mf-basket', { browser: kind });
      storefront.front.requests.length = 0;
      const page = await visit('guest');
      await page.goto(category);
      await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
      await expectReported(storefront, drawer, release);
      const before = storefront.manifestOf('mf-basket', storefront.firstVersion('mf-basket'));
      expect(await scriptsOf(page, 'mf-basket')).toContain(`/assets/mf-basket/${before.entry.file}`);
    });

  for (const [what, kind] of [
    ['answers 404', 'status'],
    ['hangs', 'hang'],
  ] as const)
    test(`for a container that ${what} the fallback version is loaded, and also handles its commands`, async ({
      storefront,
      visit,
    }) => {
      // Its container differs, so that the previous one can load while this one cannot.
      const release = await secondVersion(storefront, 'mf-basket', {
        browser: 'throws on evaluation',
        // The fallback version gets the same timeout again.
        deadlineMs: kind === 'hang' ? 4000 : undefined,
      });
      const { entry } = storefront.manifestOf('mf-basket', release.version);
      storefront.front.rules = [
        {
          path: assetsPath('mf-basket', [entry.file]),
          fault: kind === 'hang' ? { kind: 'hang' } : { kind: 'status', status: 404 },
        },
      ];
      storefront.front.requests.length = 0;
      const page = await visit('newcomer');
      await page.goto(category, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
      await expectReported(storefront, drawer, release);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('button', { name: /^Add .* to basket$/ })
        .first()
        .click();
      // The drawer and the command share one basket: two versions in one page would have two.
      await expect(page.getByRole('complementary', { name: 'Your basket' })).toContainText('2 items');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

  test('a late script of the newer version does not run beside the fallback version', async ({ storefront, visit }) => {
    const release = await secondVersion(storefront, 'mf-basket', { browser: 'throws on evaluation', deadlineMs: 3000 });
    const { entry } = storefront.manifestOf('mf-basket', release.version);
    storefront.front.rules = [{ path: assetsPath('mf-basket', [entry.file]), fault: { kind: 'delay', ms: 4000 } }];
    const page = await visit('guest');
    await page.addInitScript(() => {
      // Counts how often a container sets the package's global variable.
      let container: unknown;
      Object.defineProperty(window, 'mf_basket', {
        get: () => container,
        set(value) {
          container = value;
          if (value) (window as unknown as { containers: number }).containers += 1;
        },
      });
      (window as unknown as { containers: number }).containers = 0;
    });
    const late = page.waitForEvent('requestfinished', (request) => request.url().includes(entry.file));
    await page.goto(category, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
    await late;
    await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { containers: number }).containers)).toBe(1);
  });

  for (const module of allModules.filter(({ remote }) => remote === 'mf-checkout').slice(0, 1))
    test('a checkout has no fallback version, because its owner does not allow one', async ({ storefront, visit }) => {
      const version = await storefront.publish('mf-checkout', { browser: 'throws on evaluation' });
      await storefront.promote({ 'mf-checkout': version });
      const page = await visit(module.who);
      await behaviourOf(module).expectBroken(page, module);
      const first = storefront.manifestOf('mf-checkout', storefront.firstVersion('mf-checkout'));
      expect(await scriptsOf(page, 'mf-checkout')).not.toContain(`/assets/mf-checkout/${first.entry.file}`);
    });
});

test.describe('on the server', () => {
  const faults: readonly ServerFault[] = ['throws on render', 'hangs in render', 'ends its process'];
  for (const fault of faults)
    test(`a part whose code ${fault} is rendered and hydrated from its fallback version`, async ({
      storefront,
      visit,
    }) => {
      const { version, composition } = await secondVersion(storefront, 'mf-store-search', {
        server: fault,
        expose: './StoreSearch',
        deadlineMs: 500,
      });
      storefront.log.length = 0;
      storefront.front.requests.length = 0;
      const page = await visit('guest');
      const reply = await page.goto('/');
      expect(reply?.headers()['cache-control']).toBe('no-store');
      expect(reply?.headers()['x-composition']).toBe(`${composition}~mf-store-search`);
      const { state } = await storefront.document('/');
      expect(state?.composition).toBe(`${composition}~mf-store-search`);
      expect(state?.boundaries['store-search']).toMatchObject({
        rendered: true,
        version: storefront.firstVersion('mf-store-search'),
      });
      expect(storefront.partsNotRendered()).toContainEqual(
        expect.objectContaining({ remote: 'mf-store-search', version, part: 'store-search' }),
      );
      await expect
        .poll(() =>
          page.evaluate(() =>
            Object.keys(document.querySelector('[data-boundary] form') ?? {}).some((key) => key.startsWith('__react')),
          ),
        )
        .toBe(true);
      // Server and browser use one version, so React finds no hydration mismatch.
      expect(reportsTo(storefront)).toEqual([]);
    });

  for (const fault of [...faults, 'never loads'] as const)
    test(`a page whose code ${fault} is rendered from its fallback version`, async ({ storefront, visit }) => {
      await secondVersion(storefront, 'mf-catalogue', { server: fault, expose: './CategoryPage' });
      storefront.front.requests.length = 0;
      const page = await visit('guest');
      const reply = await page.goto(`${category}?broken`);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
      expect((await storefront.document(`${category}?broken`)).state?.page?.version).toBe(
        storefront.firstVersion('mf-catalogue'),
      );
      expect(reportsTo(storefront)).toEqual([]);
    });
});
