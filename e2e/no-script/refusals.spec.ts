import { expect } from '@playwright/test';
import { quantityRequired } from '@storefront/messages/catalogue';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

test.use({ javaScriptEnabled: false });

test('without scripts a rejection is shown on the page that held the form', async ({ page }) => {
  await page.goto(
    `${baseURL}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`,
  );
  await page.getByLabel('Quantity').fill('99');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Item limit has been reached' })).toBeVisible();
});

test('without scripts a basket of another store moves from the page that says what of it moves', async ({
  page,
  context,
}) => {
  const aisle = (store: string) => `${baseURL}/stores/${store}/category/croissants-and-pastries`;
  const add = () =>
    page
      .getByRole('button', { name: /^Add .* to basket$/ })
      .first()
      .click();
  await page.goto(aisle(pipwell.store.slug));
  await add();
  await page.goto(aisle('stoke-newington'));
  await add();
  const question = page.getByRole('alert');
  await expect(question).toContainText('You already have a basket from another store. Replace it with this one?');
  await question.getByRole('link', { name: 'See what of it Stoke Newington sells' }).click();
  const change = page.getByRole('region', { name: 'Shop at Stoke Newington' });
  await expect(change).toContainText('1 of 1 item moves to Stoke Newington.');
  await change.getByRole('button', { name: 'Move 1 item and shop at Stoke Newington' }).click();
  await expect(page).toHaveURL(`${baseURL}/stores/stoke-newington`);
  const session = await context.request.get(`${baseURL}/en-gb/session`);
  expect(await session.json()).toMatchObject({ basket: { count: 1 }, store: { slug: 'stoke-newington' } });
});

test('the server too asks for a quantity that is empty or invalid', async ({ page, context }) => {
  const path = `${baseURL}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`;
  for (const quantity of ['', '0', '1.5', 'abc']) {
    const reply = await context.request.post(`${baseURL}/actions/basket/add-item`, {
      form: { storeId: '101', menuItemId: '10123', quantity },
      headers: { referer: path, origin: baseURL },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
    await page.goto(new URL(reply.headers().location ?? '', baseURL).href);
    await expect(page.getByRole('alert').filter({ hasText: quantityRequired })).toBeVisible();
  }
});
