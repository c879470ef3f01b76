import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { test } from '@storefront/testing/storefront-test';
import { releasePackages } from '../../tools/run/packages/package-names';
import { copyWorkingTree } from '../../tools/run/working-trees/working-tree';
import { isExternalStorefront } from '../support/hosts';
import { installNewMajors, installReactPatch, newMajorNames, reactVersions } from './newer-libraries';
import { buildRemote, OwnStorefront } from './own-storefront';

// A shell with two majors of formik, moment and yup, mf-gifts built against the new ones, and all other remotes built
// against the old ones; then a patch of React, with a shell that provides the old ones alone; then a changed style sheet
// of the design system.

test.skip(isExternalStorefront, 'It builds a shell, and releases to a storefront of its own.');
test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_MAJORS_PORT ?? 4820);
const origin = `http://localhost:${port}`;
const { react: reactNow, reactPatch } = reactVersions(root);
let tree: string;
let storefront: OwnStorefront;
/** The composition in which mf-gifts uses the new majors, and mf-cards the old ones. */
let withBoth: string;

function editAdditionalLibraries(from: string, to: string): void {
  const list = join(tree, 'shell/src/additional-libraries.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll(from, to));
}

/** Builds a package of the tree, and publishes it. @returns what commands call the version */
async function publishFromTree(name: string): Promise<string> {
  await buildRemote(join(tree, name));
  const { version } = await publishRelease(storefront.store, storefront.key, join(tree, name));
  return `${name}@${version}`;
}

test.beforeAll(async () => {
  tree = copyWorkingTree(root, [...releasePackages, 'services/commerce-api', 'services/sandbox']);
  storefront = new OwnStorefront(port, tree);
  installNewMajors(root, (_library, name) => join(tree, 'node_modules', name));
  const entries = newMajorNames.map(
    ({ library, name }) =>
      `'${name}': { library: '${library}', load: () => import(/* webpackChunkName: "${name}" */ '${name}') },`,
  );
  editAdditionalLibraries('= {};', `= { ${entries.join(' ')} };`);
  await buildRemote(join(tree, 'shell'));
  for (const name of ['mf-gifts', 'mf-cards'])
    cpSync(join(root, 'e2e/releases', name), join(tree, name), { recursive: true });
  installNewMajors(root, (library) => join(tree, 'mf-gifts/node_modules', library));
  for (const name of ['mf-gifts', 'mf-cards']) await buildRemote(join(tree, name));
  await storefront.start();
  const versions: Record<string, string> = {};
  for (const name of ['mf-gifts', 'mf-cards'])
    versions[name] = (await publishRelease(storefront.store, storefront.key, join(tree, name))).version;
  const composition = promote(storefront.store, storefront.key, versions, new Date());
  withBoth = composition.id;
  const shown = async () => (await fetch(`${origin}/faqs`)).headers.get('x-composition');
  await expect.poll(shown, { timeout: 30_000 }).toBe(composition.id);
});
test.afterAll(async () => {
  await storefront?.stop();
  if (tree) rmSync(tree, { recursive: true, force: true });
});

/** The copies of formik, moment and yup that a page has loaded. */
const loadedCopies = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/shell\/((?:formik|moment|yup)(?:-\d)?)\./.exec(name)?.[1] ?? [])
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
  await expect.poll(() => loadedCopies(page)).toEqual(['formik', 'yup']);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  expect(await loadedCopies(page)).toEqual(['formik', 'yup']);
});

const newTexts = /Invalid date in 3\.0\. Their postcode is required in 2\.0\. Attempts: (\d)/;
const oldTexts = /Invalid date\. Their name is a required field\. Attempts: (\d)/;
/** Uses both forms of the page of mf-cards, of which the one of mf-gifts has these texts. */
async function useBothForms(page: Page, giftTexts: RegExp): Promise<void> {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  const [card, gift] = [page.getByRole('form', { name: 'Card' }), page.getByRole('form', { name: 'Date of the gift' })];
  const attempts = async () =>
    [oldTexts.exec((await card.textContent()) ?? ''), giftTexts.exec((await gift.textContent()) ?? '')].map((found) =>
      Number(found?.[1]),
    );
  // Browsers keep public documents for some seconds.
  await page.goto(`${origin}/cards?new=${giftTexts === newTexts}`);
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  expect(await attempts()).toEqual([0, 0]);
  for (const form of [card, gift]) await form.getByRole('button').click();
  await expect.poll(attempts).toEqual([1, giftTexts === newTexts ? 3 : 1]);
  expect(failures).toEqual([]);
}

test('a page has two majors of formik, moment and yup, and each part gets its own', async ({ page }) => {
  await useBothForms(page, newTexts);
  expect(await loadedCopies(page)).toEqual(['formik', 'formik-3', 'moment', 'moment-3', 'yup', 'yup-2']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders and validates with the major that each remote was built against', async ({ page }) => {
    await page.goto(`${origin}/cards`);
    await expect(page.getByRole('form', { name: 'Card' })).toHaveText(oldTexts);
    await expect(page.getByRole('form', { name: 'Date of the gift' })).toHaveText(newTexts);
    await page.goto(`${origin}/gifts`);
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page.getByRole('alert')).toHaveText('Refused: Their postcode is required in 2.0');
  });
});

test('a shell without the new major is refused while a remote needs it, and so is a server without it', async () => {
  const { version } = await publishRelease(storefront.store, storefront.key, join(root, 'shell'));
  const withoutMajor = await storefront.runReleaseCommand('promote', `shell@${version}`);
  expect(withoutMajor.errors).toMatch(
    /^mf-gifts was built against (formik|moment|yup) [23]\.0\.0, the shell provides [12]\.\d+\.\d+: build it again/,
  );
  // The command's own render process is the one of this repository, which has one major.
  const onOldServer = await storefront.runReleaseCommand('link', 'mf-gifts');
  expect(onOldServer.errors).toMatch(
    /'(formik|moment|yup)' is needed in version [23]\.0\.0, and the server has [12]\.\d+\.\d+\.$/m,
  );
  expect([withoutMajor.code, onOldServer.code]).toEqual([1, 1]);
});

test('the command lists who was built against a major', async () => {
  const lines = (await storefront.runReleaseCommand('who-uses', 'yup@2')).output.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^stable: shell \S+ provides yup 2\.0\.0$/),
    expect.stringMatching(/^stable: mf-gifts \S+ was built against yup 2\.0\.0$/),
  ]);
});

test('a patch of React is shown with the shell, and the remotes follow in one step', async ({ page }) => {
  installReactPatch(root, tree);
  // Meanwhile mf-gifts goes back to the old majors, so that pages no longer need the new ones.
  editAdditionalLibraries('load:', 'serverOnly: true, load:');
  rmSync(join(tree, 'mf-gifts/node_modules'), { recursive: true });
  const shell = [await publishFromTree('shell'), await publishFromTree('mf-gifts')];
  const remotes = [await publishFromTree('mf-basket'), await publishFromTree('mf-slots')];
  const tooEarly = await storefront.runOwnReleaseCommand('promote', ...remotes);
  expect([tooEarly.code, tooEarly.errors]).toEqual([
    1,
    expect.stringContaining(`mf-basket was built against react ${reactPatch}, the shell provides ${reactNow}: build`),
  ]);
  for (const versions of [shell, remotes]) {
    const { code, output, errors } = await storefront.runOwnReleaseCommand('promote', ...versions);
    expect([code, errors]).toEqual([0, '']);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    // Each with an address of its own, because browsers keep public documents for some seconds.
    const reply = await page.goto(`${origin}/?promoted=${versions[0]}`);
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

test('an earlier composition works with the major that pages no longer have, in browsers and on the server', async ({
  page,
  browser,
}) => {
  const oldGiftTexts = /Invalid date\. Their postcode is a required field\. Attempts: (\d)/;
  await useBothForms(page, oldGiftTexts);
  expect(await loadedCopies(page)).toEqual(['formik', 'moment', 'yup']);
  // As a rollback, a pinned business and an open tab are shown it. The command's render process has the list of now.
  const link = await storefront.runOwnReleaseCommand('link', withBoth);
  expect(link).toMatchObject({ code: 0, errors: '' });
  const url = link.output.slice(0, link.output.indexOf('\n'));
  await page.goto(url);
  await useBothForms(page, newTexts);
  expect(await loadedCopies(page)).toEqual(['formik', 'formik-3', 'moment', 'moment-3', 'yup', 'yup-2']);
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(url);
  await withoutScripts.goto(`${origin}/gifts`);
  await withoutScripts.getByRole('button', { name: 'Find them' }).click();
  await expect(withoutScripts.getByRole('alert')).toHaveText('Refused: Their postcode is required in 2.0');
  await withoutScripts.close();
});

test('a changed style sheet of the design system needs a new version, which is shown with its shell', async ({
  page,
}) => {
  const ui = join(tree, 'libs/ui');
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(ui, file), change(readFileSync(join(ui, file), 'utf8')));
  const { version } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { version: string };
  const raised = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  const command = (...words: string[]) => storefront.runOwnReleaseCommand(...words);
  edit('src/styles/field.css', (text) => `${text}.sf-edited { outline-style: dotted; }\n`);
  await buildRemote(join(tree, 'mf-slots'));
  expect(await command('publish', 'mf-slots', '--no-build')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      new RegExp(
        `^mf-slots was built with other contents of @storefront/ui ${version} than shell \\S+, so nothing was published: raise the version of the library in its own repository \\(npm version patch -w @storefront/ui\\) and publish again\\.\n$`,
      ),
    ),
  });

  edit('package.json', (text) => text.replace(`"version": "${version}"`, `"version": "${raised}"`));
  await buildRemote(join(tree, 'mf-slots'));
  expect(await command('publish', 'mf-slots', '--no-build')).toMatchObject({ code: 0, errors: '' });
  const alone = await command('promote', 'mf-slots');
  expect([alone.code, alone.errors]).toEqual([
    1,
    expect.stringContaining(`was built against @storefront/ui ${raised}, the shell provides ${version}`),
  ]);
  await buildRemote(join(tree, 'shell'));
  expect(await command('publish', 'shell', '--no-build')).toMatchObject({ code: 0, errors: '' });
  expect(await command('promote', 'shell', 'mf-slots')).toMatchObject({ code: 0, errors: '' });
  await page.goto(`${origin}/?styles=edited`);
  const styles = await page.locator('style').allTextContents();
  expect(styles.join()).toContain('sf-edited');
});
