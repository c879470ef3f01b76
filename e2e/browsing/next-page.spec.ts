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

test('Back shows the page from the back/forward cache, with the basket of the moment', async ({ page }) => {
  await page.goto(`${store}/category/${pipwell.category.slug}`);
  await expect(page.getByRole('link', { name: /^Basket/ }).first()).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.getByRole('link', { name: pipwell.item.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: pipwell.item.name })).toBeVisible();
  await page
    .getByRole('button', { name: `Add ${pipwell.item.name} to basket` })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Basket, 1 item/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: pipwell.category.name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
  await expect(page.getByRole('link', { name: /Basket, 1 item/ }).first()).toBeVisible();
});
