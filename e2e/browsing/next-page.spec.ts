import { expect, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { desktop } from '@storefront/testing/playwright-config';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

test.use({
  reuseContext: false,
  isMobile: false,
  hasTouch: false,
  viewport: desktop,
  // Playwright switches the back/forward cache off.
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const store = `${baseURL}/stores/${pipwell.store.slug}`;

/** The prefetches of a page, as the browser reports them. */
async function recordPrefetches(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const ready: string[] = [];
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl);
    if (status === 'Ready') ready.push(pathname + search);
  });
  await browser.send('Preload.enable');
  return ready;
}

test('a page is prefetched while the pointer rests on its link, and opens without another request', async ({
  page,
}) => {
  const ready = await recordPrefetches(page);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(store);
  const link = page.getByRole('navigation').getByRole('link', { name: pipwell.category.name, exact: true }).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => ready).toContain(path);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: pipwell.category.name })).toBeVisible();
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });
  expect(delivery).toBe('navigational-prefetch');
  await page.getByRole('link', { name: 'Next', exact: true }).hover();
  await expect.poll(() => ready).toContain(`${path}?page=2`);
  expect(problems).toEqual([]);
});

test('the browser asks for no private page and for no link of a banner in advance', async ({ page, request }) => {
  await page.goto(store);
  for (const path of ['/basket', '/login', `/stores/${pipwell.store.slug}/time-slots`]) {
    const reply = await request.get(baseURL + path, { headers: { 'sec-purpose': 'prefetch' } });
    expect([path, reply.status(), reply.headers()['set-cookie']]).toEqual([path, 503, undefined]);
  }
  const ready = await recordPrefetches(page);
  const basket = page.getByRole('link', { name: /^Basket/ }).first();
  await basket.hover();
  const banner = page.getByRole('list', { name: 'Promotions' }).getByRole('link').first();
  await banner.hover();
  // The last one shows that the others had their time.
  const link = page.getByRole('navigation').getByRole('link', { name: pipwell.category.name, exact: true }).first();
  await link.hover();
  await expect.poll(() => ready.length).toBeGreaterThan(0);
  expect(ready).toEqual([await link.getAttribute('href')]);
});

test('Back shows the basket of the moment, and nothing in the page keeps it out of the back/forward cache', async ({
  page,
}) => {
  await page.goto(`${store}/category/${pipwell.category.slug}`);
  await expect(page.getByRole('link', { name: /^Basket/ }).first()).toBeVisible();
  const item = page.getByRole('list', { name: pipwell.category.name }).getByRole('heading').first();
  const name = (await item.textContent()) ?? '';
  await item.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('link', { name: /^Basket.* 1 item$/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: pipwell.category.name })).toBeVisible();
  // A driven browser never uses this cache, for a reason of its own that it masks.
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] };
    })[];
    return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason);
  });
  expect(reasons).toEqual(['masked']);
  await expect(page.getByRole('link', { name: /^Basket.* 1 item$/ }).first()).toBeVisible();
});
