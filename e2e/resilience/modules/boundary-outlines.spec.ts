import { expect, type Locator, type Page, test } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { pipwell } from '../../support/businesses';
import { TestStorefront } from '../support/test-storefront';

const BOROUGH = 101;
const store = `/stores/${pipwell.store.slug}`;
const phone = { width: 390, height: 844 };

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 60 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

/** A shopper with an item in the basket. */
async function openWithBasket(page: Page) {
  const session = new ShopperSession(page.context().request, storefront.url);
  await session.chooseStore(BOROUGH, 'delivery');
  const token = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  return { session, token };
}

/** Fails until a boundary's outline is around a part of the page. */
const expectAround = (outline: Locator, part: Locator) =>
  expect(async () => {
    const [shown, drawn] = await Promise.all([part.boundingBox(), outline.boundingBox()]);
    expect(shown?.width).toBeGreaterThan(100);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((drawn?.[side] ?? 0) - (shown?.[side] ?? 0)), side).toBeLessThan(2);
  }).toPass();

test('?boundaries=1 outlines each boundary with its owner, version, policy and load time, and shifts nothing', async ({
  page,
}) => {
  const plain = await storefront.document('/');
  expect(plain.html).not.toMatch(/__releases/);
  // The browser may be among the few visitors of the canary.
  let composition = '';
  /** Position and size of what is on the page. */
  const layoutOf = async (path: string) => {
    const reply = await page.goto(storefront.url + path, { waitUntil: 'networkidle' });
    composition = reply?.headers()['x-composition'] ?? '';
    await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
    return page.locator('[data-boundary], h1, h2, footer').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)];
      }),
    );
  };
  const before = await layoutOf('/');
  const withOutlines = await layoutOf('/?boundaries=1');
  expect(withOutlines).toEqual(before);

  const version = storefront.firstVersion('mf-store-search');
  const outline = page.locator('[data-outline-of=store-search]');
  await expect(outline).toContainText(/^store-search: mf-store-search 0\.1\.0-[0-9a-f]{12}, essential, loaded in /);
  // An outline follows its part when that moves.
  await expectAround(outline, page.locator('[data-boundary="store-search"] > *').first());
  const legend = page.locator('[data-legend]');
  expect(composition).toMatch(/^\w{32}$/);
  await expect(legend).toContainText(`composition ${composition}`);
  await expect(legend).toContainText(version);
  await expect(legend).toContainText(/loaded in \d+ ms, by \d+ ms/);
  // Other visitors may not be shown this page.
  expect((await storefront.document('/?boundaries=1')).headers.get('cache-control')).toBe('no-store');
});

for (const [path, page, parts] of [
  [store, 'mf-catalogue', ['basket-drawer']],
  [`${store}/category/${pipwell.category.slug}`, 'mf-catalogue', ['basket-drawer']],
  ['/basket', 'mf-basket', []],
  [`${store}/time-slots`, 'mf-slots', []],
] as const)
  test(`?boundaries=1 outlines the page and what only the browser renders: ${path}`, async ({ page: tab }) => {
    await openWithBasket(tab);
    await tab.goto(`${storefront.url}${path}?boundaries=1`);
    const outline = (name: string) => tab.locator(`[data-outline-of="${name}"]`);
    const own = tab.locator('[data-outline-of^="page ./"]');
    await expect(own).toHaveText(new RegExp(`^page \\./\\w+: ${page} 0\\.1\\.0-[0-9a-f]{12}, page, loaded in \\d+ ms`));
    // The page is replaced as it hydrates, and its outline each time it is drawn.
    await expect(async () => {
      const main = await tab.getByRole('main').first().boundingBox();
      expect((await own.boundingBox())?.width).toBeGreaterThan((main?.width ?? Number.NaN) / 2);
    }).toPass();
    for (const name of parts) {
      await expect(outline(name)).toHaveText(/^[\w-]+: mf-(basket|slots) .*, (degradable|hidden), loaded in \d+ ms/);
      await expect(async () => {
        const box = await outline(name).boundingBox();
        expect([name, (box?.width ?? 0) > 50, (box?.height ?? 0) > 15]).toEqual([name, true, true]);
      }).toPass();
    }
    const legend = tab.locator('[data-legend]');
    await expect(legend).toContainText(/new-card: .* \(nothing of it is visible\)/);
    for (const name of parts) await expect(legend).not.toContainText(new RegExp(`${name}: .*nothing of it is visible`));
  });

test('?boundaries=1 outlines the countdown of a held time once it is visible', async ({ page }) => {
  await page.clock.install();
  const { session, token } = await openWithBasket(page);
  await session.reserveSlot(BOROUGH, token, 'delivery');
  await page.goto(`${storefront.url}${store}?boundaries=1`);
  const [outline, legend] = [page.locator('[data-outline-of=slot-countdown]'), page.locator('[data-legend]')];
  // With a fake clock no load times are known.
  const line = /slot-countdown: mf-slots 0\.1\.0-[0-9a-f]{12}, hidden, no file loaded/;
  await expect(legend).toContainText(new RegExp(`${line.source} \\(nothing of it is visible\\)`));
  await expect(page.getByRole('banner')).toContainText(/· 1[45]:\d\d/);
  await expect(outline).toHaveCount(0);
  // It is visible in the last five minutes.
  await page.clock.fastForward('11:00');
  await expectAround(outline, page.getByRole('region', { name: 'Your held time' }));
  await expect(outline).toHaveText(line);
  await expect(legend).not.toContainText(/slot-countdown: .*nothing of it is visible/);
});

test('the load time of a boundary is of its own files, not of others of its owner', async ({ page }) => {
  await openWithBasket(page);
  await page.goto(`${storefront.url}/basket?boundaries=1`);
  const legend = page.locator('[data-legend]');
  await expect(legend).toContainText(/page \.\/\w+: mf-basket .*, loaded in/);
  // The container was loaded for the page, and alone does not count.
  await expect(legend).toContainText(/basket-drawer: mf-basket .*, no file loaded/);
});

test('on a phone the labels and the list are inside the screen, and the page is no wider', async ({ page }) => {
  await page.setViewportSize(phone);
  await openWithBasket(page);
  for (const path of ['/', store, '/basket', `${store}/time-slots`]) {
    await page.goto(`${storefront.url}${path}?boundaries=1`);
    await expect(page.locator('[data-outline-of^="page ./"]')).toContainText('loaded in');
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([390, 390]);
    for (const label of await page.locator('[data-outline-of] > span').all()) {
      const box = await label.boundingBox();
      if (!box) continue;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
    }
    const legend = await page.locator('[data-legend]').boundingBox();
    expect((legend?.y ?? Number.NaN) + (legend?.height ?? Number.NaN)).toBeLessThanOrEqual(phone.height);
    expect(legend?.height).toBeLessThan(phone.height / 2);
  }
  const list = page.locator('[data-legend] > div');
  await page.locator('[data-legend] > summary').click();
  await expect(list).toBeHidden();
});
