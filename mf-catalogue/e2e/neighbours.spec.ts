import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { desktop } from '@storefront/testing/playwright-config';
import { CatalogueDoubles, type SentItem } from './support/doubles';
import { call, holdSlot, register, STORE_ID, store } from './support/shop';

const breads = `${store}/category/baked-in-the-shop`;

test('a card adds to the basket beside it, follows its count, removes again, and makes a favourite', async ({
  page,
  context,
  baseURL,
  neighbours,
}) => {
  const doubles = neighbours === 'doubles' ? new CatalogueDoubles(page) : undefined;
  await register(context.request, baseURL);
  const asked = { storeId: STORE_ID, itemSlug: 'baguette' };
  const { item } = await call<{ item: SentItem }>(context.request, baseURL, '/catalogue/item-details', asked);
  await page.setViewportSize(desktop);
  await page.goto(breads);
  const beside = doubles
    ? page.getByRole('region', { name: 'Contract double of mf-basket: basket-drawer' })
    : page.getByRole('complementary').getByRole('list', { name: 'Items in your basket' }).getByText(item.name);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: item.name, exact: true }) });
  const add = card.getByRole('button', { name: `Add ${item.name} to basket` });
  await add.click();
  await doubles?.addsItem(item);
  await expect(beside).toBeVisible();
  await expect(card.getByText('1 in basket')).toBeAttached();
  await card.getByRole('button', { name: `Remove ${item.name}` }).click();
  await doubles?.removesItem(item);
  await expect(add).toBeVisible();

  const heart = card.getByRole('button', { name: `Favourite ${item.name}` });
  await heart.click();
  await doubles?.keepsFavourite(item);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a bundle reports what the basket replies to all of its items', async ({ page, neighbours }) => {
  const doubles = neighbours === 'doubles' ? new CatalogueDoubles(page) : undefined;
  await page.goto(`${store}/deal/breakfast-for-5`);
  const sections = await page.getByRole('main').getByRole('group').all();
  for (const section of sections) await section.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByText('Breakfast for £5 is in your basket', { exact: true })).toBeVisible();
  await doubles?.addsItems('Breakfast for £5', sections.length);
});

test('cards follow the day of the slot that is held', async ({ page, context, baseURL, neighbours }) => {
  const isTooEarly = (weekday: number) => weekday < 2;
  if (neighbours !== 'doubles') await holdSlot(context.request, baseURL, isTooEarly);
  await page.goto(breads);
  if (neighbours === 'doubles') await new CatalogueDoubles(page).holdSlot(isTooEarly);
  await expect(page.getByRole('link', { name: 'Similar items to Rye and caraway loaf 500g' })).toBeVisible();
});
