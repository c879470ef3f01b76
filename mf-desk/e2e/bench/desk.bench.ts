import { expect } from '@playwright/test';
import type { TodayWave } from '@storefront/api/entities/desk/today';
import type { ReplyOf } from '@storefront/api/operation-types';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from '../support/desk';
import { placeOrder } from '../support/place-order';

const ORDERS = 500;
const WAVES = 10;
const LOAF = { item: 'seeded-farmhouse-loaf-800g', quantity: 15 };
/** Screens by the account that may see them. */
const SCREENS = {
  manager: ['', '/pick', '/counter', '/drive', '/slots', '/items', '/orders', '/money', '/store'],
  administrator: ['/staff', '/audit', '/keys', '/webhook-endpoints', '/import'],
  content: ['/coupons', '/content', '/deals'],
  service: ['/customers'],
};

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, reuseContext: false });

/** A day of open orders, of which every tenth is being picked. */
const busyDay = (now: string): TodayWave[] =>
  Array.from({ length: WAVES }, (_, wave) => ({
    slotId: wave + 1,
    fulfilmentMethod: 'delivery',
    startsAt: new Date(Date.parse(now) + wave * 3_600_000).toISOString(),
    endsAt: new Date(Date.parse(now) + (wave + 1) * 3_600_000).toISOString(),
    closesAt: now,
    capacity: ORDERS / WAVES,
    held: 0,
    orders: Array.from({ length: ORDERS / WAVES }, (_, at) => ({
      businessOrderId: `PW-TEST-${1000 + wave}-${1000 + at}`,
      status: at % 10 === 0 ? 'store_accepted_picking' : 'sent_to_store',
      fulfilmentMethod: 'delivery',
      customer: `Shopper ${at}`,
      itemCount: 20,
      decidedCount: at % 10 === 0 ? 7 : 0,
      missingCount: 0,
      picker: null,
      place: null,
      risk: at === 1 ? 'not_started' : null,
    })),
  }));

test('Today draws 500 open orders, and follows a change', async ({ page, request, baseURL }) => {
  const collect = () => placeOrder(request, baseURL, { lines: [LOAF], method: 'collection' });
  await logIn(page, baseURL, 'manager', '/desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The board is read once more when its stream has begun.
  await page.waitForLoadState('networkidle');
  await collect();
  const changedAt = performance.now();
  await (await page.waitForResponse('**/api/desk/today')).finished();
  const followed = performance.now() - changedAt;

  const now = new Date().toISOString();
  const day: ReplyOf<'POST /desk/today'> = {
    storeId: 101,
    day: now.slice(0, 10),
    timeZone: 'Europe/London',
    now,
    waves: busyDay(now),
    pickers: [],
    drivers: [],
  };
  await page.route('**/api/desk/today', (route) => route.fulfill({ json: day }));
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.body.textContent?.includes('PW-TEST-1000-1002')) return;
      seen.disconnect();
      // The next frame has it on the screen.
      requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')));
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await collect();
  await expect(page.getByText('PW-TEST-1000-1002')).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const drawn = await page.evaluate(() => {
    const reads = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/desk/today'));
    const ends = reads.map((one) => (one as PerformanceResourceTiming).responseEnd);
    return (performance.getEntriesByName('drawn')[0]?.startTime ?? Number.NaN) - Math.max(...ends);
  });
  console.log(
    `Today: ${ORDERS} orders drawn ${Math.round(drawn)} ms after their data, new data ${Math.round(followed)} ms after a change`,
  );
  expect(drawn).toBeLessThanOrEqual(300);
  expect(followed).toBeLessThanOrEqual(2_000);
});

test('the bytes of each screen without a cache', async ({ browser, baseURL }) => {
  for (const [name, paths] of Object.entries(SCREENS)) {
    const known = await browser.newContext();
    await logIn(await known.newPage(), baseURL, name);
    const cookies = await known.cookies();
    for (const path of paths) {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      const page = await context.newPage();
      const sizes: Promise<{ type: string; bytes: number }>[] = [];
      page.on('requestfinished', (one) =>
        sizes.push(one.sizes().then(({ responseBodySize }) => ({ type: one.resourceType(), bytes: responseBodySize }))),
      );
      await page.goto(deskUrl(baseURL, `/desk${path}`), { waitUntil: 'networkidle' });
      const all = await Promise.all(sizes);
      const kib = (some: typeof all) => Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
      const scripts = all.filter(({ type }) => type === 'script');
      console.log(
        `/desk${path}: ${kib(all)} KiB in ${all.length} requests, of them ${kib(scripts)} KiB of scripts in ${scripts.length}`,
      );
      await context.close();
    }
    await known.close();
  }
});
