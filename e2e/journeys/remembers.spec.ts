import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { expectNoLayoutShift, recordLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL as origin } from '../support/hosts';

const BOROUGH = 101;
const store = `${origin}/stores/${pipwell.store.slug}`;
const baguette = `${store}/category/baked-in-the-shop/menuItem/baguette`;
const loaf = `${store}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`;

async function shopperAtBorough(page: Page): Promise<ShopperSession> {
  const session = new ShopperSession(page.context().request, origin);
  await session.chooseStore(BOROUGH, 'delivery');
  return session;
}

test('an item’s page says how many are in the basket, changes them, and undoes a removal', async ({ page }) => {
  const session = await shopperAtBorough(page);
  await session.addItem(BOROUGH, 'baguette', 2, 'delivery');
  await recordLayoutShifts(page);
  await page.goto(baguette, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const bar = main.locator('[data-action-bar]').first();
  await expect(bar.getByRole('link', { name: /^2 in your basket/ })).toBeVisible();
  await expectNoLayoutShift(page);
  await expectNoAxeFindings(page);
  await bar.getByRole('button', { name: `One more ${name}` }).click();
  await expect(bar.getByRole('link', { name: /^3 in your basket/ })).toBeVisible();
  for (const less of ['One fewer', 'One fewer', 'Remove'])
    await bar.getByRole('button', { name: `${less} ${name}` }).click();
  const add = bar.getByRole('button', { name: /^Add to basket/ });
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByRole('link', { name: /^1 in your basket/ })).toBeVisible();
  await expect(main.getByRole('button', { name: `Favourite ${name}` }).first()).toBeVisible();
});

test('of an item with options the page counts all choices, and adds another', async ({ page }) => {
  const session = await shopperAtBorough(page);
  await session.addItem(BOROUGH, pipwell.item.slug, 2, 'delivery');
  await recordLayoutShifts(page);
  await page.goto(loaf, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByText('2 in your basket')).toBeVisible();
  await expectNoLayoutShift(page);
  await main.getByRole('group', { name: 'How shall we slice it?' }).getByRole('radio').last().check();
  await main.getByRole('button', { name: /^Add another/ }).click();
  await expect(main.getByText('3 in your basket')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto(`${origin}/basket`);
  await expect(page.locator('[data-line]')).toHaveCount(2);
});

for (const { way, place } of [
  { way: 'delivery', place: 'Delivery to SE1 9GF' },
  { way: 'collection', place: 'Collect from Borough' },
] as const)
  test(`the header says where and when: ${way}`, async ({ page }) => {
    const session = await shopperAtBorough(page);
    await session.chooseStore(BOROUGH, way);
    const token = await session.addItem(BOROUGH, 'baguette', 1, way);
    await page.goto(store);
    const where = page.getByRole('banner').getByRole('link', { name: place });
    await expect(where).toContainText('Choose a time');
    await session.reserveSlot(BOROUGH, token, way);
    await page.goto(store);
    await expect(where).toContainText(/(Tomorrow|\w{3} \d+ \w{3}), \d+/);
    await expect(where).not.toContainText('Choose a time');
    await expect(where).toBeInViewport({ ratio: 1 });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('another store is chosen: the basket says what moves and what does not, and moves', async ({ page }) => {
      const session = await shopperAtBorough(page);
      const token = await session.addItem(BOROUGH, 'baguette', 2, 'delivery');
      await session.addItem(BOROUGH, pipwell.item.slug, 1, 'delivery', token);
      await page.goto(`${origin}/stores-near-by?postcode=SE1+9GF&fulfilment=collection`);
      const panel = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stoke Newington' });
      await panel.getByRole('button', { name: /^Collect here/ }).click();
      const question = page.getByRole('region', { name: 'Shop at Stoke Newington' });
      await expect(question).toContainText(/of 3 items moves? to Stoke Newington\.|sells none of the 3 items/);
      const [, moved = '0'] = /(\d) of 3 items/.exec((await question.textContent()) ?? '') ?? [];
      if (javaScriptEnabled) {
        await expect(page.getByRole('button', { name: /^One more/ }).first()).toBeVisible();
        await expectNoAxeFindings(page);
      }
      await question.getByRole('button', { name: /and shop at Stoke Newington$/ }).click();
      await expect(page).toHaveURL(`${origin}/stores/stoke-newington`);
      const after = await page.context().request.get(`${origin}/en-gb/session`);
      expect(await after.json()).toMatchObject({
        store: { slug: 'stoke-newington' },
        fulfilment: 'collection',
        basket: { count: Number(moved) },
      });
    });
  });

test('the basket beside a page names options and what is missing to the minimum and to free delivery', async ({
  page,
  viewport,
}) => {
  test.skip(!viewport || viewport.width < 1240, 'a phone has no basket beside a page');
  const session = await shopperAtBorough(page);
  await session.addItem(BOROUGH, pipwell.item.slug, 1, 'delivery');
  await page.goto(store);
  const beside = page.getByRole('complementary');
  await expect(beside.getByRole('list', { name: 'Items in your basket' }).locator('small').first()).not.toBeEmpty();
  await expect(beside.getByText(/^Add £\d+\.\d\d more to reach the minimum spend\.$/)).toBeVisible();
  await expect(beside.getByText(/£\d+\.\d\d more for free delivery/)).toBeVisible();
  await expectNoAxeFindings(page);
});
