import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releasePackages } from '../../tools/run/package-names';
import { copyWorkingTree } from '../../tools/run/working-tree';
import { isExternalStorefront } from '../support/hosts';
import { installNewMajor, installReactPatch, libraryVersions } from './newer-libraries';
import { buildRemote, OwnStorefront } from './own-storefront';

// A shell with two majors of yup, mf-gifts built against the new one, and all other remotes built against the old one;
// then a patch of React.

test.skip(isExternalStorefront, 'It builds a shell, and releases to a storefront of its own.');
test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_MAJORS_PORT ?? 4590);
const origin = `http://localhost:${port}`;
const { yup: yupNow, react: reactNow, reactPatch } = libraryVersions(root);
let tree: string;
let storefront: OwnStorefront;

/** Builds a package of the tree, and publishes it. @returns what commands call the version */
async function publishFromTree(name: string): Promise<string> {
  await buildRemote(join(tree, name));
  const { version } = await publishRelease(storefront.store, storefront.key, join(tree, name));
  return `${name}@${version}`;
}

test.beforeAll(async () => {
  tree = copyWorkingTree(root, [...releasePackages, 'services/commerce-api', 'services/sandbox']);
  storefront = new OwnStorefront(port, tree);
  installNewMajor(root, join(tree, 'node_modules/yup-2'));
  const list = join(tree, 'shell/src/additional-libraries.ts');
  const entry = "{ 'yup-2': { library: 'yup', load: () => import(/* webpackChunkName: \"yup-2\" */ 'yup-2') } };";
  writeFileSync(list, readFileSync(list, 'utf8').replace('= {};', `= ${entry}`));
  await buildRemote(join(tree, 'shell'));
  const gifts = join(tree, 'mf-gifts');
  cpSync(join(root, 'e2e/releases/mf-gifts'), gifts, { recursive: true });
  installNewMajor(root, join(gifts, 'node_modules/yup'));
  await buildRemote(gifts);
  await storefront.start();
  const { version } = await publishRelease(storefront.store, storefront.key, gifts);
  const composition = promote(storefront.store, storefront.key, { 'mf-gifts': version }, new Date());
  const shown = async () => (await fetch(`${origin}/faqs`)).headers.get('x-composition');
  await expect.poll(shown, { timeout: 30_000 }).toBe(composition.id);
});
test.afterAll(async () => {
  await storefront?.stop();
  if (tree) rmSync(tree, { recursive: true, force: true });
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
  // The plain page has the same form before.
  await expect.poll(() => loadedCopies(page)).toEqual(['yup']);
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
    `mf-gifts was built against yup 2.0.0, the shell provides ${yupNow}: build it again`,
  );
  // The command's own render process is the one of this repository, which has one major.
  const onOldServer = await storefront.runReleaseCommand('promote', 'mf-gifts');
  expect(onOldServer.errors).toContain(`'yup' is needed in version 2.0.0, and the server has ${yupNow}.`);
  expect([withoutMajor.code, onOldServer.code]).toEqual([1, 1]);
});

test('the command lists who was built against a major', async () => {
  const lines = (await storefront.runReleaseCommand('who-uses', 'yup@2')).output.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^stable: shell \S+ provides yup 2\.0\.0$/),
    expect.stringMatching(/^stable: mf-gifts \S+ was built against yup 2\.0\.0$/),
  ]);
});

test('a patch of React is shown with the shell alone, and the remotes follow in one step', async ({ page }) => {
  installReactPatch(root, tree);
  const shell = await publishFromTree('shell');
  const remotes = [await publishFromTree('mf-basket'), await publishFromTree('mf-slots')];
  const tooEarly = await storefront.runOwnReleaseCommand('promote', ...remotes);
  expect([tooEarly.code, tooEarly.errors]).toEqual([
    1,
    expect.stringContaining(`mf-basket was built against react ${reactPatch}, the shell provides ${reactNow}: build`),
  ]);
  for (const versions of [[shell], remotes]) {
    const { code, output, errors } = await storefront.runOwnReleaseCommand('promote', ...versions);
    expect([code, errors]).toEqual([0, '']);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    // Each with an address of its own, because browsers keep public documents for some seconds.
    const reply = await page.goto(`${origin}/?packages=${versions.length}`);
    expect(output).toContain(reply?.headers()['x-composition']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
    expect(failures).toEqual([]);
  }
  const versions = await page.evaluate(async () => {
    const urls = [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/assets/shell/'));
    const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    return [...new Set(texts.join().match(/\b19\.\d+\.\d+\b/g))];
  });
  expect(versions).toEqual([reactPatch]);
});
