import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { publishLibraries } from '../../tools/libraries/publish-libraries';
import { type EndedCommand, runToEnd } from '../support/ended-command';
import { isExternalStorefront } from '../support/hosts';
import { RunningCommand } from '../support/running-command';
import { LibraryRegistry } from './library-registry';
import { OwnStorefront } from './own-storefront';

test.skip(isExternalStorefront, 'It releases to a storefront of its own; it must not change the one at E2E_URL.');

const port = Number(process.env.E2E_OWN_REPOSITORY_PORT ?? 4760);
const root = resolve(import.meta.dirname, '../..');
const storefront = new OwnStorefront(port, root, { DEVELOPER_LINKS: 'on' });
const registry = new LibraryRegistry(port + 15);
const work = mkdtempSync(join(tmpdir(), 'own-repository-'));
const remote = join(work, 'lists');

// Installing packages takes a minute on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.beforeAll(async () => {
  await Promise.all([storefront.start(), registry.start()]);
});
test.afterAll(async () => {
  await Promise.all([storefront.stop(), registry.stop()]);
  rmSync(work, { recursive: true, force: true });
});

/** Runs a command in a folder. @param environment variables besides those of the registry */
const run = (folder: string, words: readonly string[], environment: Record<string, string> = {}) =>
  runToEnd(folder, words, { ...process.env, ...registry.npmSettings, npm_config_loglevel: 'error', ...environment });

async function succeed(...call: Parameters<typeof run>): Promise<string> {
  const { code, output, errors } = await run(...call);
  expect(code, output + errors).toBe(0);
  return output;
}

const npm = (...words: string[]) => ['npm', 'run', '--silent', ...words];
const release = (...words: string[]) => npm('release', '--', ...words);
/** A release command in the remote's repository. */
const inRemote = (...words: string[]) => run(remote, release(...words), storefront.releaseEnvironment);

test('libraries are published once, and other content needs another version', async () => {
  const output = await succeed(root, npm('libraries', '--', 'publish', '--registry', registry.origin));
  expect(output).toContain('@storefront/remote-kit 0.1.0 published');
  const changed = join(work, 'changed');
  cpSync(join(root, 'libs/money'), join(changed, 'libs/money'), { recursive: true });
  const publishChanged = () => [...publishLibraries(changed, registry.origin)];
  expect(publishChanged()).toEqual(['@storefront/money 0.1.0 is already published']);
  appendFileSync(join(changed, 'libs/money/src/format-money.ts'), '\n// Changed.\n');
  expect(publishChanged).toThrow(
    '@storefront/money 0.1.0 is published with other content, so it was not published. Raise its version: npm version patch -w @storefront/money',
  );
});

test('a remote outside this repository is created, tested, tried by a link, shown and taken back', async ({
  page,
  browser,
}) => {
  await succeed(root, npm('create:remote', '--', 'mf-gift-lists', remote, '--registry', registry.origin), {
    npm_config_prefer_offline: 'true',
  });
  expect(existsSync(join(remote, 'package-lock.json'))).toBe(true);
  await succeed(remote, npm('test'));
  expect(existsSync(join(remote, 'dist/server/server.cjs'))).toBe(true);
  await succeed(remote, ['git', 'init', '--quiet']);

  const published = () =>
    [['packages', 'mf-gift-lists'] as const, ['log', 'publications'] as const].map((path) =>
      storefront.store.list(...path),
    );
  const before = published();
  expect(await inRemote('publish', 'mf-gift-lists')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /^There are uncommitted changes \(\.github\/ and \d+ more\), so nothing was published: commit them, or add --uncommitted\.\n$/,
    ),
  });
  expect(published()).toEqual(before);
  await succeed(remote, ['git', 'add', '.']);
  await succeed(remote, ['git', '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', 'Begin']);
  expect((await inRemote('publish', 'mf-gift-lists')).output).toMatch(/Published mf-gift-lists 0\.1\.0-\w{12}/);

  // By a link it is shown to one browser, in which the remote's own suite passes.
  const { output: linked } = await inRemote('link', 'mf-gift-lists');
  const [link = ''] = linked.split('\n');
  const [, composition = ''] = /is shown (\w{32})\./.exec(linked) ?? [];
  expect(await succeed(remote, npm('e2e'), { STOREFRONT_LINK: link })).toContain('2 passed');
  // So does the composed suite, of which one test is enough here.
  const target = ['--base-url', link, '--composition', composition];
  const composed = npm('test:e2e', '--', ...target, 'shell/faqs', '--project=phone', '--grep=without scripts');
  expect(await succeed(root, composed)).toContain('1 passed');
  await page.goto(pathToFileURL(join(root, 'reports/test-e2e/index.html')).href);
  await expect(page.getByText('team-platform').first()).toBeVisible();
  const path = `${storefront.origin}/gift-lists`;
  expect((await page.goto(path))?.status()).toBe(404);

  const promoted = await inRemote('promote', 'mf-gift-lists');
  expect(promoted.output, promoted.errors).toContain('Shown on ');
  await page.goto(`${storefront.origin}/faqs`);
  await page.getByRole('banner').getByRole('link', { name: 'Gift Lists' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Lists' })).toBeVisible();

  // A changed page is published, shown and taken back; other packages stay.
  const file = join(remote, 'src/exposes/GiftListsPage.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('>Gift Lists<', '>Lists of gifts<'));
  expect((await inRemote('publish', 'mf-gift-lists', '--uncommitted')).code).toBe(0);
  expect((await inRemote('promote', 'mf-gift-lists')).code).toBe(0);
  const heading = async () => {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await fresh.goto(path);
    const text = await fresh.getByRole('heading', { level: 1 }).textContent();
    await context.close();
    return text;
  };
  expect(await heading()).toBe('Lists of gifts');
  expect((await inRemote('rollback', 'mf-gift-lists')).output).toContain('Rolled back to composition ');
  expect(await heading()).toBe('Gift Lists');
  // This repository's command knows the remote too.
  expect((await storefront.runReleaseCommand('promote', 'mf-gift-lists@0.1.0-000000000000')).errors).toBe(
    'mf-gift-lists 0.1.0-000000000000 was never published here.\n',
  );
});

test('its own developer’s server shows edits to one browser, in which the page and what was typed stay', async ({
  page,
  request,
}) => {
  const server = `http://127.0.0.1:${port + 16}`;
  const words = npm('dev', '--', '--into', storefront.origin, '--port', String(port + 16));
  const developing = new RunningCommand(remote, words, storefront.releaseEnvironment);
  const form = join(remote, 'src/postcode-form/PostcodeForm.tsx');
  const source = readFileSync(form, 'utf8');
  const path = `${storefront.origin}/gift-lists`;
  const main = page.getByRole('main');
  try {
    await page.goto(await developing.printed(/^(http\S+\/developer\?pass=\S+)$/m));
    await expect(page.getByRole('region', { name: 'Developer’s server' })).toContainText(
      `mf-gift-lists comes from ${server}, until `,
    );
    await page.goto(path);
    await expect(main.getByRole('button', { name: 'Find it' })).toBeVisible();
    await main.getByLabel('Postcode').fill('SE1 9G');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    writeFileSync(form, source.replace('>Find it<', '>Look it up<'));
    await expect(main.getByRole('button', { name: 'Look it up' })).toBeVisible();
    await expect(main.getByLabel('Postcode')).toHaveValue('SE1 9G');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    // The page of its sources is complete, and others are shown what was promoted.
    await main.getByLabel('Postcode').fill('SE1 9GF');
    await main.getByRole('button', { name: 'Look it up' }).click();
    await expect(main.getByText('Found SE1 9GF.')).toBeVisible();
    expect(await (await request.get(path)).text()).toContain('Find it');
  } finally {
    writeFileSync(form, source);
    await developing.stop();
  }
  // It ends together with npm.
  await expect(fetch(`${server}/status.json`)).rejects.toThrow('fetch failed');
});

/** Code that is added to the page, and why its version is refused. */
const refusals = [
  {
    code: "export const path = 'POST /lists/missing';",
    why: /^mf-gift-lists 0\.1\.0-\w{12} calls POST \/lists\/missing, which the back end at http:\/\/localhost:\d+ does not have; release that first.\n$/,
  },
  {
    code: "import { busFor } from '@storefront/bus/bus';\nexport const ask = () => busFor('mf-gift-lists').request('slots:missing', {});",
    why: /^mf-gift-lists 0\.1\.0-\w{12} requests the command 'slots:missing', which mf-slots does not have: promote a version of mf-slots with it in the same step\.\n$/,
  },
  {
    code: "if (typeof document === 'undefined') throw new Error('broken on evaluation');",
    why: /^http:\/\/localhost:\d+ cannot show it, so nothing was changed: .*broken on evaluation/,
  },
];

test('a version that the back end, its neighbours or the storefront cannot serve is refused with the reason', async () => {
  const shown = async () => (await fetch(`${storefront.origin}/readyz`)).json();
  const before = await shown();
  const file = join(remote, 'src/exposes/GiftListsPage.tsx');
  const source = readFileSync(file, 'utf8');
  for (const { code, why } of refusals) {
    writeFileSync(file, `${source}\n${code}\n`);
    const published = await inRemote('publish', 'mf-gift-lists', '--uncommitted');
    expect(published.code, published.errors).toBe(0);
    for (const command of ['promote', 'canary', 'link'])
      expect(await inRemote(command, 'mf-gift-lists')).toMatchObject({ code: 1, errors: expect.stringMatching(why) });
  }
  expect(await shown()).toEqual(before);
});

test('what it declares on the bus is compared with what another such remote was built against', async () => {
  const wishes = join(work, 'wishes');
  await succeed(remote, ['git', 'checkout', '--quiet', 'src']);
  await succeed(root, npm('create:remote', '--', 'mf-wishes', wishes, '--registry', registry.origin, '--no-install'));
  symlinkSync(join(remote, 'node_modules'), join(wishes, 'node_modules'));
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  // The other team has a copy of the contract, and its page requests the command.
  cpSync(join(remote, 'src/gift-lists.contract.ts'), join(wishes, 'src/gift-lists.contract.ts'));
  edit(join(wishes, 'remote.ts'), (text) =>
    `import { commands as lists } from './src/gift-lists.contract';\n${text}`.replace(
      /^ {2}commands,/m,
      '  commands: { ...commands, ...lists },',
    ),
  );
  edit(
    join(wishes, 'src/postcode-form/PostcodeForm.tsx'),
    (text) =>
      `${text}\nexport const ask = () => busFor('mf-wishes').request('gift-lists:find', { postcode: 'SE1 9GF' });\n`,
  );
  edit(
    join(wishes, 'src/postcode-form/PostcodeForm.tsx'),
    (text) => `import { busFor } from '@storefront/bus/bus';\n${text}`,
  );
  const shipWishes = async (command: string) => {
    const { code, errors } = await run(wishes, release(command, 'mf-wishes'), storefront.releaseEnvironment);
    expect([code, errors]).toEqual([0, '']);
  };
  await shipWishes('publish');
  await shipWishes('promote');

  const contract = join(remote, 'src/gift-lists.contract.ts');
  const source = readFileSync(contract, 'utf8');
  const publishWith = async (field: string) => {
    writeFileSync(contract, source.replace('payload: Type.Object({ ', `payload: Type.Object({ ${field}, `));
    const { output, errors } = await inRemote('publish', 'mf-gift-lists', '--uncommitted');
    const [, version = ''] = /^Published mf-gift-lists (\S+)$/m.exec(output) ?? [];
    expect(version, errors).not.toBe('');
    return version;
  };
  const breaking = await publishWith('country: Type.String()');
  for (const command of ['promote', 'canary', 'link'])
    expect(await inRemote(command, `mf-gift-lists@${breaking}`)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        `^mf-wishes 0\\.1\\.0-\\w{12} requests 'gift-lists:find' with a payload that mf-gift-lists ${breaking} does not accept: 'country' may be missing\\. Promote versions that agree .*\\n$`,
      ),
    });
  const harmless = await publishWith('country: Type.Optional(Type.String())');
  expect(await inRemote('promote', `mf-gift-lists@${harmless}`)).toMatchObject({ code: 0, errors: '' });
  writeFileSync(contract, source);
});

test('its suite meets contract doubles in a harness, and an unknown folder is refused', async () => {
  const at = String(port + 20);
  const words = [process.execPath, '--import', 'tsx', 'tools/harness.ts', remote];
  await succeed(remote, ['git', 'checkout', '--quiet', 'src']);
  // The packages of this repository are built already.
  await succeed(remote, npm('build'));
  const settings = { BUILD: 'no', NEIGHBOURS: 'doubles', PORT: at, DATA_DIR: '' };
  const harness = new RunningCommand(root, words, settings);
  try {
    const origin = await harness.printed(/^mf-gift-lists runs on (\S+) /m);
    const tested = { NEIGHBOURS: 'doubles', STOREFRONT_URL: origin };
    expect(await succeed(remote, npm('e2e'), tested)).toContain('2 passed');
    // The catalogue's page is a double's, and what the page asks of mf-basket must be what its contract allows.
    expect(await (await fetch(`${origin}/stores/borough`)).text()).toContain('Contract double of mf-catalogue');
    const spec = join(remote, 'e2e/refused.spec.ts');
    writeFileSync(
      spec,
      `import { test } from '@storefront/testing/neighbour-test';
import { DoubleDriver } from '@storefront/testing/double-driver';
test('a command', async ({ page }) => {
  await page.goto('/gift-lists');
  await new DoubleDriver(page, 'mf-catalogue').request('basket:add-item', { menuItem: { id: 0 } });
});
`,
    );
    const refused = await run(remote, npm('e2e', '--', 'refused'), tested);
    rmSync(spec);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining("refuses the command 'basket:add-item'"),
    ]);
  } finally {
    await harness.stop();
  }
  expect(await run(root, npm('harness', '--', work), { BUILD: 'no' })).toEqual({
    code: 1,
    output: '',
    errors: `${work} is not the folder of a remote: it has no remote.ts.\n`,
  });
});

test('who uses a thing is printed, across repositories', async () => {
  const lines = async (thing: string) => (await inRemote('who-uses', thing)).output;
  expect(await lines('POST /location/coordinates-by-postcode')).toMatch(
    /^stable: mf-gift-lists 0\.1\.0-\w{12} calls the operation POST \/location\/coordinates-by-postcode$/m,
  );
  const item = await lines('basket:add-item');
  expect(item).toMatch(/^stable: mf-basket 0\.1\.0-\w{12} handles the command basket:add-item$/m);
  expect(item).toMatch(/^stable: mf-catalogue 0\.1\.0-\w{12} requests the command basket:add-item$/m);
  expect(await inRemote('who-uses', 'toys:play')).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining("shared library 'toys:play'; the nearest names are "),
  });
});

test('a remote is created for the registry that npm is configured for, unless another is named', async () => {
  const settings = join(work, 'npmrc');
  writeFileSync(settings, '@storefront:registry=https://npm.example.com/\n');
  const folder = join(work, 'configured');
  await succeed(root, npm('create:remote', '--', 'mf-lists', folder, '--no-install'), {
    npm_config_userconfig: settings,
  });
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toContain('@storefront:registry=https://npm.example.com/');
});

test('wrong names, folders, keys and addresses get one sentence, and nothing changes', async () => {
  const create = (...words: string[]) => run(root, npm('create:remote', '--', ...words));
  const empty = join(work, 'empty');
  // They mostly wait, so they run together.
  const sentences: readonly (readonly [Promise<EndedCommand>, string])[] = [
    [
      create('lists', empty, '--registry', registry.origin),
      "'lists' cannot name a remote: use mf-, a letter, and up to 36 more letters a to z, digits and single hyphens.",
    ],
    [create('mf-basket', empty, '--registry', registry.origin), 'mf-basket is a remote of this repository.'],
    [
      create('mf-lists', remote, '--registry', registry.origin),
      `${remote} exists and is not an empty folder, so nothing was written.`,
    ],
    [
      create('mf-lists', empty, '--registry', 'localhost:4873'),
      'Usage: npm run create:remote -- mf-lists ../mf-lists [--registry https://npm.example.com] [--no-install]',
    ],
    [run(root, npm('test:e2e', '--', '--link', storefront.origin)), 'The link has no pass: npm run release -- link'],
    [
      run(root, npm('test:e2e')),
      "Usage: npm run test:e2e -- --base-url https://shop.example [journeys --project=phone], or --base-url 'https://shop.example/en-gb/preview?pass=…' [--composition ID]",
    ],
    [
      run(root, npm('libraries', '--', 'publish')),
      'Usage: npm run libraries -- publish --registry https://npm.example.com',
    ],
    [inRemote('publish', 'shell'), 'shell is not in this repository, which has mf-gift-lists.'],
    [
      run(remote, release('status'), { DATA_DIR: work }),
      `${work} has no release key: DATA_DIR names the data folder of a storefront.`,
    ],
    [
      run(remote, release('status'), { DATA_DIR: '' }),
      'DATA_DIR is missing: the data folder of the storefront, with its releases and its key.',
    ],
  ];
  await Promise.all(sentences.map(([ended]) => ended));
  for (const [ended, sentence] of sentences) {
    const { code, output, errors } = await ended;
    expect([code, output, errors]).toEqual([1, '', `${sentence}\n`]);
  }
  const unreachable = { ...storefront.releaseEnvironment, STOREFRONT_URL: 'http://127.0.0.1:9' };
  const unread =
    'The OpenAPI document of the back end could not be read from http://127.0.0.1:9/en-gb/api/openapi.json (no response), so nothing was compared';
  expect(await run(remote, release('promote', 'mf-gift-lists'), unreachable)).toEqual({
    code: 1,
    output: '',
    errors: `${unread} or changed: start the storefront with its back end, set STOREFRONT_URL to the address of one of its businesses, or add --allow-misfit to go on without the comparison.\n`,
  });
  expect(await run(remote, release('link', 'mf-gift-lists', '--allow-misfit'), unreachable)).toEqual({
    code: 1,
    output: '',
    errors: `${unread} with it; --allow-misfit was given.\nNo response from http://127.0.0.1:9, which has to check the composition; STOREFRONT_URL names another.\n`,
  });
  expect(existsSync(empty)).toBe(false);
  mkdirSync(empty);
  const outside = await run(empty, [
    process.execPath,
    join(root, 'libs/release-tool/bin/storefront-release.mjs'),
    'status',
  ]);
  expect([outside.code, outside.errors]).toEqual([1, `${empty} is not the folder of a remote: it has no remote.ts.\n`]);
});
