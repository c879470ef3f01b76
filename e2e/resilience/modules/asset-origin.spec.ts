import { expect, type Page } from '@playwright/test';
import { type Fault, FaultProxy } from '@storefront/testing/storefront/fault-proxy';
import { addInPlace, isHydrated } from '../support/expectations';
import { reportsTo, test } from '../support/fixtures';
import { category } from '../support/modules';
import type { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'default' });

/** A CDN on an origin of its own, which pulls from the shell. */
let cdn: FaultProxy;
let cdnOrigin = '';

/** Reports of the tests before, which used the same storefront. */
let reportsBefore = 0;

test.beforeAll(async ({ storefront }) => {
  cdn = new FaultProxy(storefront.shellUrl);
  cdnOrigin = `http://127.0.0.1:${await cdn.listen(0, '127.0.0.1')}`;
  await storefront.stopShell();
  await storefront.startShell({ ASSET_ORIGIN: cdnOrigin });
});
test.beforeEach(({ storefront }) => {
  reportsBefore = reportsTo(storefront).length;
});
test.afterEach(() => {
  cdn.rules = [];
});
test.afterAll(async ({ storefront }) => {
  await cdn.close();
  await storefront.stopShell();
  await storefront.startShell();
});

const newReports = (storefront: TestStorefront) => reportsTo(storefront).slice(reportsBefore);

/** Everything that a page requests, and what its policy refuses. */
function observe(page: Page) {
  const urls: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return {
    refused,
    assetsOf: (origin: string) => urls.filter((url) => url.startsWith(`${origin}/assets/`)),
    sessions: () => urls.filter((url) => url.includes('/en-gb/session?')).length,
  };
}

const breakCdn = (fault: Fault) => {
  cdn.rules = [{ path: '^/assets/', fault }];
};

const expectPageHydrated = (page: Page, selector = '[data-page] main') =>
  expect.poll(() => isHydrated(page, selector)).toBe(true);

/** The page about boundaries shows how long files took. */
async function expectTimingsVisible(page: Page) {
  const timings = await page.evaluate(
    (origin) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.startsWith(origin))
        .map(({ responseStart }) => responseStart),
    cdnOrigin,
  );
  expect(Math.max(...timings)).toBeGreaterThan(0);
}

test('every script, style sheet and font comes from the other origin, and no policy is violated', {
  tag: '@gate',
}, async ({ storefront, visit }) => {
  const context = (await visit('guest')).context();
  const loaded: string[] = [];
  for (const path of ['/', '/faqs', category, '/basket', '/checkout/login', '/login']) {
    // A page of its own, because leaving one aborts what it still loads, which counts as a failure.
    const page = await context.newPage();
    const { assetsOf, refused } = observe(page);
    const reply = await page.goto(path);
    expect(reply?.headers()).toMatchObject({
      link: `<${cdnOrigin}>; rel=preconnect; crossorigin`,
      'content-security-policy': expect.stringContaining(`script-src 'self' ${cdnOrigin}/assets/ `),
    });
    await expectPageHydrated(page, 'main');
    if (path === category) await addInPlace(page);
    await page.waitForLoadState('networkidle');
    expect([path, assetsOf(storefront.url), refused]).toEqual([path, [], []]);
    loaded.push(...assetsOf(cdnOrigin));
    if (path === category) await expectTimingsVisible(page);
    await page.close();
  }
  for (const ending of ['.js', '.css', '.woff2'])
    expect([ending, loaded.some((url) => url.endsWith(ending))]).toEqual([ending, true]);
  expect(newReports(storefront)).toEqual([]);
});

for (const [what, fault] of [
  ['cannot be reached', { kind: 'cut' }],
  ['has none of the files', { kind: 'status', status: 404 }],
  ['breaks off', { kind: 'truncate' }],
  ['sends other bytes', { kind: 'tamper' }],
  ['does not reply', { kind: 'hang' }],
] as const satisfies readonly (readonly [string, Fault])[])
  test(`when the other origin ${what}, the same files come from the shell, and pages work`, async ({
    storefront,
    visit,
  }) => {
    breakCdn(fault);
    const page = await visit('newcomer');
    const { assetsOf, refused } = observe(page);
    // Scripts that hang delay the document's other events.
    await page.goto(category, { waitUntil: 'commit' });
    await addInPlace(page);
    await expectPageHydrated(page);
    await page.goto('/basket', { waitUntil: 'commit' });
    await expectPageHydrated(page, 'main');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Your basket' })).toBeVisible();
    expect(assetsOf(cdnOrigin).length).toBeGreaterThan(0);
    for (const name of ['shell/boot', 'mf-catalogue/remoteEntry', 'mf-basket/BasketPage'])
      expect([name, assetsOf(storefront.url).some((url) => url.includes(`/assets/${name}`))]).toEqual([name, true]);
    expect(refused).toEqual([]);
    expect(newReports(storefront)).toEqual([]);
    const said = storefront.log.filter(({ msg }) => msg.startsWith(`browsers cannot load assets from ${cdnOrigin}`));
    expect(said.length).toBeGreaterThan(0);
  });

test('a script that arrives after the shell’s copy does not run', async ({ visit }) => {
  breakCdn({ kind: 'delay', ms: 7_000 });
  const page = await visit('newcomer');
  const { sessions } = observe(page);
  const late = ['shell/boot.', 'mf-catalogue/remoteEntry.'].map((name) =>
    page.waitForResponse((reply) => reply.url().startsWith(`${cdnOrigin}/assets/${name}`)),
  );
  await page.goto(category, { waitUntil: 'commit' });
  await expectPageHydrated(page);
  // A container's script that ran again would replace the container.
  await page.evaluate(() =>
    Object.assign((window as unknown as { mf_catalogue: object }).mf_catalogue, { first: true }),
  );
  for (const reply of await Promise.all(late)) await reply.finished();
  cdn.rules = [];
  await addInPlace(page);
  expect(sessions()).toBe(1);
  expect(await page.evaluate(() => 'first' in (window as unknown as { mf_catalogue: object }).mf_catalogue)).toBe(true);
});

test('an origin that fails during a visit is not needed for the rest of it', async ({ storefront, visit }) => {
  const page = await visit('newcomer');
  const { assetsOf } = observe(page);
  await page.goto('/faqs');
  await expectPageHydrated(page);
  expect(assetsOf(storefront.url)).toEqual([]);
  breakCdn({ kind: 'cut' });
  await page.goto(category);
  await expectPageHydrated(page);
  await addInPlace(page);
  expect(assetsOf(storefront.url).some((url) => url.includes('/assets/shell/federation.'))).toBe(true);
  expect(newReports(storefront)).toEqual([]);
});
