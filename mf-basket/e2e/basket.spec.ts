import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { removeLine } from './support/remove-line';

const BOROUGH = 101;
const loaf = { slug: 'seeded-farmhouse-loaf-800g', name: 'Seeded farmhouse loaf 800g' };

test.beforeEach(async ({ context, baseURL }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, loaf.slug, 2, 'delivery');
});

test('[2.55] the basket shows its items and its total', async ({ page }) => {
  const reply = await page.goto('/basket');
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle('Your basket, Pipwell');
  await expect(page.getByRole('heading', { name: 'Your basket', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: loaf.name })).toBeVisible();
  await expect(page.getByText('Medium')).toBeVisible();
  await expect(page.getByText(/more to reach the minimum spend/).first()).toBeVisible();
  // The bar stays below the minimum too, with the next step.
  await page.setViewportSize({ width: 320, height: 640 });
  const next = page.getByRole('link', { name: 'Add more items' }).last();
  await expect(next).toBeInViewport();
  expect((await next.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeFindings(page);
});

test('code and tip are below the items on a phone, and above the total beside them on a desktop', async ({ page }) => {
  await page.goto('/basket');
  /** Where the parts are at one moment, for the page may still be replaced by the one with scripts. */
  const layout = () =>
    page.getByRole('main').evaluate(
      (main, names) => {
        const [line, ...parts] = names.map((name) => {
          const heading = [...main.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === name);
          return (heading?.closest('.sf-panel') ?? heading ?? main).getBoundingClientRect();
        });
        const followsOthers = ({ top }: DOMRect, at: number) => at === 0 || top > (parts[at - 1]?.bottom ?? top);
        return {
          isStacked: parts.every(followsOthers),
          isBelowItems: parts.every(({ top }) => top > (line?.bottom ?? top)),
          isBesideItems: parts.every(({ left }) => left > (line?.right ?? left)),
          // With the way to the checkout.
          isInSight: parts.every(({ bottom }) => bottom <= window.innerHeight),
        };
      },
      [loaf.name, 'Have a code?', 'Tip your driver', 'Summary'],
    );
  await expect.poll(layout).toMatchObject({ isStacked: true, isBelowItems: true, isBesideItems: false });
  await page.setViewportSize(desktop);
  await expect.poll(layout).toEqual({ isStacked: true, isBelowItems: false, isBesideItems: true, isInSight: true });
});

test('[1.10] a quantity is changed in place and the total follows', async ({ page }) => {
  await page.goto('/basket');
  const items = page.getByRole('region', { name: 'Summary' }).filter({ visible: true }).locator('dd').first();
  /** Of the items, in pence. */
  const sum = async () => Math.round(Number((await items.textContent())?.replace(/[^\d.]/g, '')) * 100);
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  const one = (await sum()) / 2;
  expect(one).toBeGreaterThan(0);
  await page.getByRole('button', { name: `One more ${loaf.name}` }).click();
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
  await expect.poll(sum).toBe(3 * one);
  await page.reload();
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
  expect(await sum()).toBe(3 * one);
  await page.getByRole('button', { name: `One fewer ${loaf.name}` }).click();
  await expect.poll(sum).toBe(2 * one);
});

test('[1.10] a removed line is restored with one press', async ({ page }) => {
  await page.goto('/basket');
  await removeLine(page, loaf.name);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  await expect(page.getByText('Medium')).toBeVisible();
  await removeLine(page, loaf.name);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('a rejection is shown where it belongs and the line is unchanged', async ({ page }) => {
  await page.goto('/basket');
  const more = page.getByRole('button', { name: `One more ${loaf.name}` });
  // The business allows 24 of one item.
  for (let count = 3; count <= 24; count += 1) {
    await more.click();
    await expect(page.getByRole('main').getByText(`${count} items`)).toBeVisible();
  }
  await more.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Item limit has been reached' })).toBeVisible();
  await expect(page.getByRole('main').getByText('24 items')).toBeVisible();
});

test('an item unavailable on the slot’s day is reported, and is not counted', async ({ page, context, baseURL }) => {
  const rye = 'Rye and caraway loaf 500g';
  const session = new ShopperSession(context.request, baseURL ?? '');
  const basketToken = await session.addItem(BOROUGH, 'rye-and-caraway-loaf-500g', 1, 'delivery');
  // It is baked from Tuesday to Saturday.
  await session.reserveSlot(BOROUGH, basketToken, 'delivery', (weekday) => weekday < 2);
  await page.goto('/basket');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: rye }) });
  await expect(page.getByText(`${rye} is not available at your time`)).toBeVisible();
  await expect(line.getByText('Not on Mondays or Sundays')).toBeVisible();
  await expect(line.getByText('Not included')).toBeVisible();
  await expect(page.getByRole('main').getByText('0 items')).toBeVisible();
  await expect(line.getByText('£')).toHaveCount(0);
  await expect(line.getByRole('button', { name: /^One (more|fewer)/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await line.getByRole('button', { name: `Keep: ${rye}` }).click();
  const kept = line.getByText('Not on Mondays or Sundays. Not in this order; we save it for your next one.');
  await expect(kept).toBeVisible();
  await expect(line.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const row = [line.locator('img'), line.getByRole('heading'), kept, line.getByText('Not included')];
    const [picture, name, words, price] = await Promise.all(row.map((part) => part.boundingBox()));
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect(words?.x).toBeCloseTo(name?.x ?? 0, 0);
    expect(price?.x).toBeGreaterThan(name?.x ?? Number.POSITIVE_INFINITY);
    expect((await line.boundingBox())?.height).toBeLessThan(160);
    await expectNoAxeFindings(page);
  }
  await page.goto('/stores/borough');
  await expect(page.getByRole('list', { name: 'Items in your basket' })).toContainText(`${rye}Medium1Not included`);
});

test('the page works while other remotes are missing', async ({ page }) => {
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: loaf.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a time' }).first()).toBeVisible();
});
