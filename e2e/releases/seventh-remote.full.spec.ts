import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { promote } from '@storefront/releases/channels/promote';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { test } from '@storefront/testing/storefront-test';
import { runToEnd } from '../support/ended-command';
import { isExternalStorefront } from '../support/hosts';
import { buildRemote, OwnStorefront } from './own-storefront';

test.skip(isExternalStorefront, 'It releases to a storefront of its own; it must not change the one at E2E_URL.');

const storefront = new OwnStorefront(Number(process.env.E2E_SEVENTH_PORT ?? 4580));
const { origin } = storefront;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.beforeAll(async () => {
  await storefront.start();
  const remote = storefront.copyOf('e2e/releases/mf-gifts');
  await buildRemote(remote);
  const { version } = await publishRelease(storefront.store, storefront.key, remote);
  const composition = promote(storefront.store, storefront.key, { 'mf-gifts': version }, new Date());
  const shown = async () => (await fetch(`${origin}/faqs`)).headers.get('x-composition');
  await expect.poll(shown, { timeout: 30_000 }).toBe(composition.id);
});
test.afterAll(() => storefront.stop());

test('a seventh remote’s link is in the header, and its page and its form work', async ({ page }) => {
  await page.goto(`${origin}/faqs`);
  await page.getByRole('banner').getByRole('link', { name: 'Gifts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send a gift' })).toBeVisible();
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.getByLabel('Their postcode').fill('SE1 9GF');
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(page.getByText('We deliver to SE1 9GF')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/gifts`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a seventh remote’s form is handled by its action, and its link is in the bottom bar', async ({ page }) => {
    await page.goto(`${origin}/faqs`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).click();
    await page.getByLabel('Their postcode').fill('nowhere');
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page.getByRole('alert')).toContainText('invalid_postcode');
    await page.getByLabel('Their postcode').fill('se1 9gf');
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page).toHaveURL(`${origin}/gifts?found=SE1+9GF`);
    await expect(page.getByText('We deliver to SE1 9GF')).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Gifts');
  });
});

test('a seventh remote’s guard redirects shoppers without access, and search engines are kept out', async ({
  page,
  request,
}) => {
  const reply = await request.get(`${origin}/gifts/mine`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([302, '/?message=member']);
  await page.goto(`${origin}/gifts/mine`);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain('Disallow: /gifts/mine\n');
});

test('a seventh remote’s link shows the number that the remote published, on every page and in every tab', async ({
  page,
}) => {
  await page.goto(`${origin}/gifts`);
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  const other = await page.context().newPage();
  await other.goto(`${origin}/faqs`);
  const link = (tab: typeof page) => tab.getByRole('banner').getByRole('link', { name: 'Gifts' });
  await expect(link(other)).toHaveAccessibleName('Gifts');
  await page.getByLabel('Their postcode').fill('SE1 9GF');
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(link(page)).toHaveAccessibleName('Gifts 1 item');
  await expect(link(other)).toHaveAccessibleName('Gifts 1 item');
  await other.reload();
  await expect(link(other)).toHaveAccessibleName('Gifts 1 item');
});

test('a command of a seventh remote is handled by it, and the cookies page lists what it stores', async ({ page }) => {
  await page.goto(`${origin}/gifts/for/priya`);
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.getByRole('button', { name: 'Wrap it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'rapped' })).toHaveText(
    'Wrapped in red paper and gold ribbon',
  );
  await page.goto(`${origin}/cookies`);
  const entry = page.getByRole('term').filter({ hasText: /^gifts:draft$/ });
  await expect(entry).toBeVisible();
  await expect(page.getByText('The letter that you began. Until you send it')).toBeVisible();
});

test('logs contain the name of a seventh remote’s private parameter, not its value', async ({ request }) => {
  expect(await (await request.get(`${origin}/gifts/for/priya`)).text()).toContain('A gift for');
  for (const url of ['/gifts/for/priya?from=imogen', '/toys/for/priya'])
    await request.post(`${origin}/en-gb/rum`, {
      headers: { origin },
      data: { kind: 'test', message: `it failed at ${origin}${url}`, composition: '', url: origin + url },
    });
  await expect.poll(() => storefront.output).toContain('"message":"it failed at /…"');
  expect(storefront.output).toContain('"message":"it failed at /gifts/for/:recipient"');
  expect(storefront.output).toContain('"url":"/gifts/for/:recipient"');
  expect(storefront.output).not.toMatch(/priya|imogen|toys/i);
});

test('a new session version clears the browser’s storage, except a seventh remote’s preserved key', async ({
  page,
}) => {
  await page.goto(`${origin}/gifts/for/priya`);
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.getByLabel('Letter').fill('Happy birthday');
  await page.evaluate(() => {
    localStorage.setItem('gifts:other', 'stored');
    localStorage.setItem('sf.version', 'older');
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gifts:other'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('gifts:draft'))).toBe('Happy birthday');
});

test('only actions listed by the composition run, and only for this site’s own forms', async ({ request }) => {
  const post = (path: string, headers: Record<string, string>) =>
    request.post(origin + path, { headers, form: { postcode: 'SE1 9GF' }, maxRedirects: 0 });
  for (const path of ['/actions/gifts/lose', '/actions/toys/find', '/actions/gifts/find/more', '/actions/gifts/..'])
    expect([path, (await post(path, { origin })).status()]).toEqual([path, 404]);
  const older = await post('/actions/gifts/lose', { origin, referer: `${origin}/gifts?found=SE1+9GF` });
  expect([older.status(), older.headers().location]).toEqual([303, '/gifts?problem=system_error']);
  expect((await post('/actions/gifts/find', { origin: 'https://evil.test' })).status()).toBe(403);
  const answered = await post('/actions/gifts/find', { origin, referer: 'https://evil.test/gifts' });
  expect([answered.status(), answered.headers().location]).toEqual([303, '/?found=SE1+9GF']);
});

test('versions of its neighbours that the channel has shown are tried by its own suite', async () => {
  const work = mkdtempSync(join(tmpdir(), 'suite-'));
  const root = resolve(import.meta.dirname, '../..');
  try {
    // Another version of the shell is shown, and then the tree's own again.
    const shell = currentComposition(storefront.store, storefront.key)?.packages.shell?.version ?? '';
    const other = join(work, 'shell');
    for (const part of ['package.json', 'dist'])
      cpSync(join(root, 'shell', part), join(other, part), { recursive: true });
    appendFileSync(join(other, 'dist/server/server.cjs'), '\n// Another version.\n');
    const { version } = await publishRelease(storefront.store, storefront.key, other);
    for (const one of [version, shell]) promote(storefront.store, storefront.key, { shell: one }, new Date());

    const suite = join(work, 'gifts a=b');
    const skew = (...words: string[]) =>
      runToEnd(root, ['npm', 'run', '--silent', 'test:skew', '--', '--base-url', origin, ...words], {
        ...process.env,
        ...storefront.releaseEnvironment,
      });
    expect(await skew('--suite', `mf-gifts=${work}`, 'mf-gifts')).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(`^${work} is not the folder of a remote: it has no remote.ts. Usage: `),
    });
    cpSync(join(root, 'e2e/releases/mf-gifts'), suite, { recursive: true });
    writeFileSync(join(suite, 'package.json'), `{"name":"mf-toys"}`);
    expect(await skew('--suite', `mf-toys=${suite}`, 'mf-slots')).toMatchObject({
      code: 1,
      output: '',
      errors: '--suite names mf-toys, which the channel does not show: promote it first.\n',
    });
    const opens = (code: number) => `import { get } from 'node:http';
get(process.env.STOREFRONT_LINK, (reply) => {
  console.log('opened ' + reply.statusCode);
  process.exit(${code});
});`;
    writeFileSync(join(suite, 'package.json'), `{"name":"mf-gifts","scripts":{"e2e":"node suite.mjs"}}`);
    writeFileSync(join(suite, 'suite.mjs'), opens(0));
    const passed = await skew('--suite', `mf-gifts=${suite}`, 'mf-gifts');
    expect(passed.code, passed.output + passed.errors).toBe(0);
    expect(passed.output.split('opened 303')).toHaveLength(3);
    expect(passed.output).toMatch(/^2 cells passed, 0 failed, 0 refused by the gate, /m);
    writeFileSync(join(suite, 'suite.mjs'), opens(3));
    const failed = await skew('--suite', `mf-gifts=${suite}`, 'mf-gifts');
    expect(failed.output).toContain(
      `with shell ${version} (N-1)\n    the main path of mf-gifts: its suite ended with 3`,
    );
    expect(failed.output).toMatch(/^0 cells passed, 2 failed, /m);
    expect(failed.code).toBe(1);
    expect((await skew('mf-slots')).output).toContain(
      'mf-gifts is left out: --suite mf-gifts=FOLDER names its repository',
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

test('two packages speak two versions of a command, and `who-uses` names the packages of each, by real commands', async ({
  page,
}) => {
  const promoted = (name: string, version: string) => storefront.runReleaseCommand('promote', `${name}@${version}`);
  const cards = storefront.copyOf('e2e/releases/mf-cards');
  await buildRemote(cards);
  const { version: card } = await publishRelease(storefront.store, storefront.key, cards);
  expect(await promoted('mf-cards', card)).toMatchObject({ code: 0, errors: '' });
  for (const [path, button, text] of [
    ['/cards', 'Wrap the card', 'Wrapped in blue paper'],
    ['/gifts/for/imogen', 'Wrap it', 'Wrapped in red paper and gold ribbon'],
  ] as const) {
    await page.goto(origin + path);
    await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status').filter({ hasText: 'rapped' })).toHaveText(text);
  }

  const gift = currentComposition(storefront.store, storefront.key)?.packages['mf-gifts']?.version ?? '';
  const users = async (thing: string) =>
    (await storefront.runReleaseCommand('who-uses', thing)).output.trim().split('\n').sort();
  expect(await users('gifts:wrap@1')).toEqual([
    `stable: mf-cards ${card} requests the command gifts:wrap`,
    `stable: mf-gifts ${gift} handles the command gifts:wrap`,
  ]);
  expect(await users('gifts:wrap@2')).toEqual([
    `stable: mf-gifts ${gift} handles the command gifts:wrap@2`,
    `stable: mf-gifts ${gift} requests the command gifts:wrap@2`,
  ]);

  const gifts = storefront.copyOf('e2e/releases/mf-gifts');
  await buildRemote(gifts);
  const manifest = join(gifts, 'dist/browser-manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"gifts:wrap",', ''));
  const { version: without } = await publishRelease(storefront.store, storefront.key, gifts);
  expect(await promoted('mf-gifts', without)).toMatchObject({
    code: 1,
    errors: `The command 'gifts:wrap', which only mf-gifts ${gift} handles, is used by mf-cards ${card}. To remove it: promote or retire with --allow-removal.\n`,
  });
});
