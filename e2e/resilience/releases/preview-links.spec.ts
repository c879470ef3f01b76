import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { type Pass, signPass } from '@storefront/releases/signatures/pass';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { sha256 } from '@storefront/releases/signatures/sha256';
import { runRelease, runTool } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'serial' });

let storefront: TestStorefront;
/** The composition of the link, as `npm run release -- link` printed them. */
let composition = '';
let path = '';
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 80 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a link shows a version that is on no channel to one browser, says so, and can be left', {
      tag: '@gate',
    }, async ({ page }) => {
      if (!path) {
        const version = await storefront.publish('mf-store-search', { mark: 'by link', fallback: false });
        const before = [storefront.store.sequences('stable'), storefront.store.sequences('canary')];
        const { code, output, errors } = await runRelease(
          storefront,
          'link',
          `mf-store-search@${version}`,
          '--for',
          '1h',
        );
        expect([code, errors]).toEqual([0, '']);
        path = output.slice(storefront.shellUrl.length, output.indexOf('\n'));
        [, composition = ''] = /is shown (\w{32})\./.exec(output) ?? [];
        expect([storefront.store.sequences('stable'), storefront.store.sequences('canary')]).toEqual(before);
      }
      const shown = await storefront.shownComposition();
      const banner = page.getByRole('region', { name: 'Test version' });
      await page.goto(storefront.url + path);
      await expect(page).toHaveURL(`${storefront.url}/`);
      await expect(banner).toContainText(`Test version: composition ${composition}, until `);
      const reply = await page.goto(`${storefront.url}/faqs`);
      expect(reply?.headers()).toMatchObject({ 'x-composition': composition, 'cache-control': 'no-store' });
      await expect(banner).toBeVisible();
      if (javaScriptEnabled) await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      // Other visitors do not see it.
      const other = await storefront.document('/faqs');
      expect(other.headers.get('x-composition')).toBe(shown);
      expect(other.html).not.toMatch(/sf-preview|Test version/);

      await banner.getByRole('link', { name: 'Leave the test version' }).click();
      await expect(page).toHaveURL(`${storefront.url}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
      expect((await page.goto(`${storefront.url}/faqs`))?.headers()['x-composition']).toBe(shown);
    });
  });

for (const width of [320, 390, 1280])
  test(`at ${width} px a notice covers neither the banner of a link nor the question about cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const openRedirected = async () => {
      // A page that is left while it hydrates could consume the notice of the next one.
      await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
      await page.goto(`${storefront.url}/checkout`);
    };
    await page.goto(storefront.url + path);
    await openRedirected();
    const notice = page.getByRole('region', { name: 'Notices' }).locator('.sf-toast');
    await expect(notice).toBeVisible();
    // Under the pointer it stays for as long as the test needs it.
    await notice.dispatchEvent('mouseover');
    const leave = page.getByRole('link', { name: 'Leave the test version' });
    const header = page.getByRole('banner');
    const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect(async () => {
      const box = await boxOf(notice);
      for (const name of ['Test version', 'Cookies']) {
        const banner = await boxOf(page.getByRole('region', { name }));
        expect(banner.height, name).toBeGreaterThan(40);
        expect(box.y >= banner.y + banner.height || box.y + box.height <= banner.y, name).toBe(true);
      }
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }).toPass();
    const before = await boxOf(header);
    // It is at the top of the screen when those have left it.
    await page.evaluate(() => scrollTo(0, 400));
    if (width < 1000) await expect.poll(async () => (await boxOf(notice)).y).toBe(8);
    await page.evaluate(() => scrollTo(0, 0));
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    expect(await boxOf(header)).toEqual(before);

    await openRedirected();
    await expect(notice).toBeVisible();
    await leave.click();
    await expect(leave).toHaveCount(0);
  });

test('expired, forged and foreign links, and those to a composition that is gone, all read as a page that does not exist', async ({
  request,
}) => {
  const pass: Pass = { purpose: 'composition', composition, expiresAt: '2999-01-01T00:00:00Z', by: 'ann@example.com' };
  const forged = signPass(releaseKey(join(storefront.work, 'another.pem')), pass);
  const links = {
    forged,
    expired: signPass(storefront.key, { ...pass, expiresAt: new Date(Date.now() - 1_000).toISOString() }),
    foreign: signPass(storefront.key, { ...pass, purpose: 'releases' }),
    gone: signPass(storefront.key, { ...pass, composition: '0123456789abcdef0123456789abcdef' }),
    altered: `${signPass(storefront.key, pass).slice(0, -4)}AAAA`,
    none: '',
  };
  const read = async (url: string) => {
    const reply = await request.get(storefront.url + url, { maxRedirects: 0 });
    const { date: _date, 'content-length': _length, ...headers } = reply.headers();
    return { status: reply.status(), headers, digest: sha256(await reply.text()) };
  };
  for (const [what, text] of Object.entries(links)) {
    const found = await read(`/en-gb/preview?pass=${text}`);
    expect(found.status, what).toBe(404);
    expect(found.headers['set-cookie'], what).toBeUndefined();
    const nothing = await read(`/en-gb/nothing?pass=${text}`);
    expect(found, what).toEqual(nothing);
    expect(await read(`/en-gb/preview/check?pass=${text}`), what).toEqual(nothing);
    const cookie = `sf_canary=in:pass:${text}`;
    const reply = await request.get(`${storefront.url}/faqs`, { headers: { cookie } });
    expect(reply.headers()['x-composition'], what).toBe(await storefront.shownComposition());
  }
});

test('the composed suite ends before its first test when the link is not valid or shows another composition', async () => {
  const pass: Pass = { purpose: 'composition', composition, expiresAt: '2999-01-01T00:00:00Z', by: 'ann@example.com' };
  const { origin } = new URL(storefront.url);
  const linkOf = (text: string) => `${origin}/en-gb/preview?pass=${text}`;
  const notAccepted = `${origin} does not accept the link, which may have expired: it replied 404.\n`;
  const expired = signPass(storefront.key, { ...pass, expiresAt: new Date(Date.now() - 1_000).toISOString() });
  // Signed for the link's composition, and says another one.
  const signed = JSON.parse(Buffer.from(signPass(storefront.key, pass), 'base64url').toString());
  const shown = await storefront.shownComposition();
  const forged = Buffer.from(JSON.stringify(signed).replaceAll(composition, shown)).toString('base64url');
  const foreign = signPass(releaseKey(join(storefront.work, 'another.pem')), pass);
  const rows: [string[], string][] = [
    [
      ['--base-url', origin, '--link', storefront.url + path, '--composition', '0123456789abcdef0123456789abcdef'],
      `The link shows composition ${composition}, not 0123456789abcdef0123456789abcdef, so no test was run.\n`,
    ],
    [['--link', linkOf(expired), '--composition', composition], notAccepted],
    [['--base-url', linkOf(forged), '--composition', shown], notAccepted],
    [['--base-url', linkOf(foreign), '--composition', composition], notAccepted],
  ];
  const run = ([words]: (typeof rows)[number]) => runTool(storefront, 'tools/test-e2e.ts', ...words);
  expect(await Promise.all(rows.map(run))).toEqual(rows.map(([, errors]) => ({ code: 1, output: '', errors })));
});

test('only a pass for a check, which no link contains, lets a shell check a composition', async ({ request }) => {
  const check = (pass: Partial<Pass>) => {
    const whole: Pass = { purpose: 'check', composition, expiresAt: '2999-01-01T00:00:00Z', by: 'ann', ...pass };
    return request.get(`${storefront.url}/en-gb/preview/check?pass=${signPass(storefront.key, whole)}`);
  };
  const checked = await check({});
  expect([checked.status(), await checked.json()]).toEqual([200, { composition }]);
  const gone = await check({ composition: '0123456789abcdef0123456789abcdef' });
  expect([gone.status(), await gone.json()]).toEqual([
    422,
    { refused: 'There is no composition 0123456789abcdef0123456789abcdef.' },
  ]);
  expect((await check({ purpose: 'composition' })).status()).toBe(404);
  expect((await check({ expiresAt: new Date(Date.now() - 1_000).toISOString() })).status()).toBe(404);
  expect((await request.get(`${storefront.url}${path}`.replace('/preview?', '/preview/check?'))).status()).toBe(404);
});

test('a picture or a frame of another site cannot open or leave a link’s version', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  for (const url of [path, '/en-gb/preview/leave']) {
    const cookie = `sf_canary=in:pass:${path.split('=')[1]}`;
    const reply = await request.get(storefront.url + url, { headers: { ...headers, cookie }, maxRedirects: 0 });
    expect([reply.status(), reply.headers()['set-cookie']]).toEqual([403, undefined]);
  }
});

test('a link to something that cannot be shown is not made', async () => {
  const broken = await storefront.publish('mf-member', { server: 'throws on evaluation', fallback: false });
  for (const [words, sentence] of [
    [['link', `mf-member@${broken}`], /broken on evaluation/],
    [['link', 'mf-member@0.1.0-000000000000'], /^mf-member 0\.1\.0-000000000000 was never published here\.\n$/],
    [['link', '0123456789abcdef0123456789abcdef'], /^There is no composition 0123456789abcdef0123456789abcdef\.\n$/],
    [['link', 'mf-member', '--for', '1y'], /^--for takes a number of hours or days, such as 12h or 30d\.\n$/],
  ] as const) {
    const before = storefront.store.list('compositions');
    const { code, output, errors } = await runRelease(storefront, ...words);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(sentence);
    expect(storefront.store.list('compositions')).toEqual(before);
  }
});
