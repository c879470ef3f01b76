import { expect, type Request, test } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { refuseStreams } from '@storefront/testing/browser/refuse-streams';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

// The next test must not have the network conditions that these set.
test.use({ reuseContext: false });

const BOROUGH = 101;

/** Budgets for the first visit to a public page. A page that exceeds one fails the build. */
// Every page has the tables of all routes and of all reads, which grow with each new page.
const SCRIPT_KIB = 98;
const SCRIPT_REQUESTS = 4;
const DOCUMENT_KIB = 24;

/** The log-in page has a form's code, and the passkey library after it is shown. */
const LOGIN = { scriptKib: 196, scriptRequests: 11, documentKib: 16 };

const pages = {
  category: `/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`,
  item: `/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`,
};

/** Every request of a page until the network is idle, with its transferred bytes. */
async function loadOf(page: import('@playwright/test').Page, url: string) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const sized = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const kib = (type: string) =>
    sized.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return { sized, kib };
}

for (const [name, path] of Object.entries(pages))
  test(`the ${name} page stays within its budget of bytes and requests`, async ({ page }) => {
    const { sized, kib } = await loadOf(page, originOf(pipwell) + path);
    const scripts = sized.filter(({ type }) => type === 'script');
    expect(kib('script')).toBeLessThanOrEqual(SCRIPT_KIB);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPT_REQUESTS);
    expect(kib('document')).toBeLessThanOrEqual(DOCUMENT_KIB);
  });

test('the log-in page stays within its budget of bytes and requests', async ({ page }) => {
  const { sized, kib } = await loadOf(page, `${originOf(pipwell)}/login`);
  const scripts = sized.filter(({ type }) => type === 'script');
  expect(kib('script')).toBeLessThanOrEqual(LOGIN.scriptKib);
  expect(scripts.length).toBeLessThanOrEqual(LOGIN.scriptRequests);
  expect(kib('document')).toBeLessThanOrEqual(LOGIN.documentKib);
});

test('[10.02] a page loads only the remotes that it shows', async ({ page, request }) => {
  const home = await request.get(`${baseURL}/`);
  const composition = await request.get(`${baseURL}/en-gb/composition/${home.headers()['x-composition']}`);
  const { packages } = (await composition.json()) as {
    packages: { name: string; container: string; entry: { path: string } }[];
  };
  expect(packages.map(({ name }) => name).sort()).toEqual([
    'mf-basket',
    'mf-catalogue',
    'mf-checkout',
    'mf-member',
    'mf-slots',
    'mf-store-search',
    'shell',
  ]);
  // Each remote is an Rspack federation container, which exposes its modules and takes the shared libraries.
  for (const { name, container, entry } of packages.filter((one) => one.name !== 'shell')) {
    const script = await (await request.get(baseURL + entry.path)).text();
    expect([name, script.includes(`rspackChunk${container}`) || script.includes(container)]).toEqual([name, true]);
    expect([name, /\bget:|get\(/.test(script) && /\binit:|init\(/.test(script)]).toEqual([name, true]);
  }
  const expectRemotes = async (path: string, remotes: readonly string[]) => {
    const { sized } = await loadOf(page, baseURL + path);
    const loaded = new Set(
      sized.flatMap(({ path: file }) => (/^\/assets\/.*\.js$/.test(file) ? [file.split('/')[2] ?? ''] : [])),
    );
    expect([path, [...loaded].sort()]).toEqual([path, [...remotes, 'shell'].sort()]);
  };
  for (const [path, remotes] of [
    ['/', ['mf-store-search']],
    ['/faqs', []],
    ['/stores-near-by?postcode=SE1+9GF', ['mf-store-search']],
    [`/stores/${pipwell.store.slug}`, ['mf-catalogue']],
    [pages.category, ['mf-catalogue']],
    [pages.item, ['mf-catalogue']],
    ['/login', ['mf-member']],
  ] as const)
    await expectRemotes(path, remotes);

  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  const token = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  await expectRemotes('/basket', ['mf-basket']);
  await expectRemotes(`/stores/${pipwell.store.slug}/time-slots`, ['mf-slots']);
  // A held slot shows its countdown on every page.
  await session.reserveSlot(BOROUGH, token, 'delivery');
  await refuseStreams(page.context());
  await expectRemotes('/checkout/login', ['mf-checkout', 'mf-slots']);
});

test('on a phone, pictures below the first rows load after the scripts', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  // A slow connection: round-trip milliseconds and bytes per second.
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(originOf(pipwell) + pages.category);
  const pictures = page.locator('.sf-grid__list .sf-card img');
  await pictures.nth(4).scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.nth(4).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { lastScript, firstLazy } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const first = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
      (image) => image.currentSrc,
    );
    return {
      lastScript: Math.max(
        ...[...document.querySelectorAll<HTMLScriptElement>('body > script[src]')].map(
          ({ src }) => files.find(({ name }) => name === src)?.responseEnd ?? Number.NaN,
        ),
      ),
      firstLazy: Math.min(...files.filter(({ name }) => first.includes(name)).map(({ startTime }) => startTime)),
    };
  });
  // They are delayed by 2.5 seconds at most.
  expect(firstLazy).toBeGreaterThanOrEqual(Math.min(lastScript, 2_500));
});

test('there is no layout shift while a category page loads', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto(originOf(pipwell) + pages.category, { waitUntil: 'networkidle' });
  await expectNoLayoutShift(page);
});

test('two taps on quick-add before the scripts have loaded both count', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  // A slow phone network: the document arrives long before its scripts.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  await page.goto(`${originOf(pipwell)}/stores/${pipwell.store.slug}/category/croissants-and-pastries`, {
    waitUntil: 'commit',
  });
  const add = page.getByRole('button', { name: /^Add .* to basket$/ }).first();
  await add.click();
  await add.click();
  expect(
    await page.evaluate(() =>
      window.performance.getEntriesByType('resource').some((one) => one.name.includes('/boot.')),
    ),
  ).toBe(false);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(page.getByRole('link', { name: /Basket, 2 items/ }).first()).toBeVisible();
});
