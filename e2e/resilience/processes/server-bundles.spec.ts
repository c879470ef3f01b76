import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ServerFault } from '../support/broken-release';
import { test } from '../support/fixtures';
import { allModules, category, remotes } from '../support/modules';

/** Faults in a bundle's code before it renders anything. */
const codes: readonly ServerFault[] = [
  'throws on evaluation',
  'hangs on evaluation',
  'is cut off',
  'exports something else',
];
/** Faults in its file after publication. */
const files: Readonly<Record<string, (file: string) => void>> = {
  'is gone': (file) => rmSync(file),
  'cannot be read': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'is half there': (file) => truncateSync(file, 1000),
  'has another hash': (file) => writeFileSync(file, '// not what was published\n', { flag: 'a' }),
};

for (const remote of remotes)
  test(`${remote}: an unusable server bundle is refused, whatever its fault, and the last good one stays`, async ({
    storefront,
    visit,
  }) => {
    // The fixture restores everything afterwards.
    void visit;
    const before = await storefront.shownComposition();
    const releases = [
      ...codes.map((server) => ({ what: server as string, make: () => storefront.publish(remote, { server }) })),
      ...Object.entries(files).map(([what, damage]) => ({
        what,
        make: async () => {
          const version = await storefront.publish(remote, { mark: what });
          damage(join(storefront.store.root, 'packages', remote, version, 'server.cjs'));
          return version;
        },
      })),
    ];
    for (const { what, make } of releases)
      await test.step(what, async () => {
        const { refused } = await storefront.promote({ [remote]: await make() });
        expect(refused, what).toBeTruthy();
        expect(await storefront.shownComposition()).toBe(before);
        expect((await storefront.document(category)).status).toBe(200);
      });
  });

const publicPages = allModules.filter(({ role }) => role === 'public page');
const renderingRemotes = [...new Set(publicPages.map(({ remote }) => remote))];
const withFault = (path: string) => `${path}${path.includes('?') ? '&' : '?'}broken`;

/** Faults during a page's rendering, in a bundle that passed its probe. */
const faults: readonly ServerFault[] = ['throws on render', 'hangs in render', 'never loads', 'ends its process'];

for (const fault of faults) {
  test(`a page whose code ${fault} shows the error page, and nothing else is affected`, async ({
    storefront,
    visit,
  }) => {
    void visit;
    const changes = { server: fault, fallback: false, deadlineMs: 500 };
    const versions = Object.fromEntries(
      await Promise.all(renderingRemotes.map(async (name) => [name, await storefront.publish(name, changes)] as const)),
    );
    const { id } = await storefront.promote(versions);
    storefront.log.length = 0;
    const answer = async ({ remote, expose, path }: (typeof publicPages)[number]) => {
      const page = await storefront.document(withFault(path));
      expect(page.status, path).toBe(503);
      expect(page.text).toContain('There was an error on the system. Please try again.');
      expect(page.html).toMatch(/<a [^>]*href="[^"]*"[^>]*>.*?Try again/s);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(storefront.partsNotRendered()).toContainEqual(
        expect.objectContaining({ remote, version: versions[remote], part: expose, composition: id }),
      );
      expect((await storefront.document('/faqs')).status).toBe(200);
      // Without the fault the same release works, unless it never loads.
      if (fault !== 'never loads') expect((await storefront.document(path)).status).toBe(200);
    };
    if (fault === 'never loads') await Promise.all(publicPages.map(answer));
    else for (const module of publicPages) await test.step(module.expose, () => answer(module));
  });

  if (fault !== 'never loads')
    test(`a part whose code ${fault} on the server shows its skeleton, and the rest of the page is complete`, async ({
      storefront,
      visit,
    }) => {
      const version = await storefront.publish('mf-store-search', {
        server: fault,
        fallback: false,
        deadlineMs: 500,
        expose: './StoreSearch',
      });
      await storefront.promote({ 'mf-store-search': version });
      storefront.log.length = 0;
      const page = await storefront.document('/');
      expect(page.status).toBe(200);
      expect(page.text).toContain('Find stores');
      expect(page.state?.boundaries['store-search']).toMatchObject({ rendered: false, policy: 'essential' });
      expect(page.headers.get('cache-control')).toBe('no-store');
      const reports = () => storefront.partsNotRendered().filter(({ part }) => part === 'store-search');
      expect(reports()).toContainEqual(expect.objectContaining({ remote: 'mf-store-search', version }));
      // A part that repeatedly ends its process is left out for a while.
      if (fault !== 'throws on render') {
        await storefront.document('/');
        expect(reports()).toHaveLength(1);
      }
      // Its browser module works and replaces the skeleton.
      const browser = await visit('guest');
      await browser.goto('/');
      await expect(browser.getByRole('main').getByRole('radio', { name: 'Deliver' }).first()).toBeAttached();
    });
}

test('a composition in use no longer needs its files, not even to replace a process', async ({ storefront, visit }) => {
  void visit;
  const version = await storefront.publish('mf-catalogue', {
    server: 'ends its process',
    expose: './CategoryPage',
    fallback: false,
    mark: 'soon gone',
  });
  await storefront.promote({ 'mf-catalogue': version });
  rmSync(join(storefront.store.root, 'packages/mf-catalogue', version, 'server.cjs'));
  for (const at of [1, 2]) expect((await storefront.document(`${category}?broken=${at}`)).status).toBe(503);
  const pages = await Promise.all(Array.from({ length: 16 }, () => storefront.document(category)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(pages.map(({ state }) => state?.page?.version)).toEqual(pages.map(() => version));
});
