import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releasePackages } from '../../tools/run/package-names';
import { copyWorkingTree } from '../../tools/run/working-tree';
import { isExternalStorefront } from '../support/hosts';
import { buildRemote, OwnStorefront } from './own-storefront';

// A shell with two majors of yup, mf-gifts built against the new one, and all other remotes built against the old one.

test.skip(isExternalStorefront, 'It builds a shell, and releases to a storefront of its own.');
test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '../..');
const tree = copyWorkingTree(root, [...releasePackages, 'services/commerce-api', 'services/sandbox']);
const storefront = new OwnStorefront(Number(process.env.E2E_MAJORS_PORT ?? 4590), tree);
const { origin } = storefront;

/** Installs the new major: the installed one with another version and another text. */
function installNewMajor(folder: string): void {
  cpSync(join(root, 'node_modules/yup'), folder, { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  edit('package.json', '"version": "1.7.1"', '"version": "2.0.0"');
  for (const file of ['index.js', 'index.esm.js']) edit(file, ' is a required field', ' is required in 2.0');
}

test.beforeAll(async () => {
  installNewMajor(join(tree, 'node_modules/yup-2'));
  const list = join(tree, 'shell/src/additional-libraries.ts');
  const entry = "{ 'yup-2': { library: 'yup', load: () => import(/* webpackChunkName: \"yup-2\" */ 'yup-2') } };";
  writeFileSync(list, readFileSync(list, 'utf8').replace('= {};', `= ${entry}`));
  await buildRemote(join(tree, 'shell'));
  const gifts = join(tree, 'mf-gifts');
  cpSync(join(root, 'e2e/releases/mf-gifts'), gifts, { recursive: true });
  installNewMajor(join(gifts, 'node_modules/yup'));
  await buildRemote(gifts);
  await storefront.start();
  const { version } = await publishRelease(storefront.store, storefront.key, gifts);
  const composition = promote(storefront.store, storefront.key, { 'mf-gifts': version }, new Date());
  const shown = async () => (await fetch(`${origin}/faqs`)).headers.get('x-composition');
  await expect.poll(shown, { timeout: 30_000 }).toBe(composition.id);
});
test.afterAll(async () => {
  await storefront.stop();
  rmSync(tree, { recursive: true, force: true });
});

/** The copies of yup that a page has loaded. */
const loadedCopies = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/shell\/(yup(?:-2)?)\./.exec(name)?.[1] ?? [])
      .sort(),
  );

test('each remote validates with the major that it was built against, and a page loads no other', async ({ page }) => {
  await page.goto(`${origin}/gifts`);
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(page.getByRole('alert')).toHaveText('Refused: Their postcode is required in 2.0');
  expect(await loadedCopies(page)).toEqual(['yup-2']);
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  expect(await loadedCopies(page)).toEqual(['yup']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server validates with the major that the remote was built against', async ({ page }) => {
    await page.goto(`${origin}/gifts`);
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page.getByRole('alert')).toHaveText('Refused: Their postcode is required in 2.0');
  });
});

test('a shell without the new major is refused while a remote needs it, and so is a server without it', async () => {
  const { version } = await publishRelease(storefront.store, storefront.key, join(root, 'shell'));
  const withoutMajor = await storefront.runReleaseCommand('promote', `shell@${version}`);
  expect(withoutMajor.errors).toContain(
    'mf-gifts was built against yup 2.0.0, the shell provides 1.7.1: build it again',
  );
  // The command's own render process is the one of this repository, which has one major.
  const onOldServer = await storefront.runReleaseCommand('promote', 'mf-gifts');
  expect(onOldServer.errors).toContain("'yup' is needed in version 2.0.0, and the server has 1.7.1.");
  expect([withoutMajor.code, onOldServer.code]).toEqual([1, 1]);
});

test('the command lists who was built against a major', async () => {
  const lines = (await storefront.runReleaseCommand('who-uses', 'yup@2')).output.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^stable: shell \S+ provides yup 2\.0\.0$/),
    expect.stringMatching(/^stable: mf-gifts \S+ was built against yup 2\.0\.0$/),
  ]);
});
