import { expect } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { BOROUGH, doubles, published } from './support/neighbours';
import { field, panel, searchButton, waitForHydration } from './support/search';

test('the slots are refused a change to collection, then make it; while they hold a time, a change back asks first', async ({
  page,
  context,
  baseURL,
  neighbours,
}) => {
  const others = neighbours === 'doubles' ? doubles(page) : published(page);
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 1, 'delivery');
  const saved = async () => (await context.request.get('/en-gb/session')).json();
  const banner = page.getByRole('banner');
  await others.openSlots();
  const refusal = problemFault(409, 'fulfilment_not_offered', { expected: true });
  await serveApiFaults(baseURL, context, { '/basket/update': refusal });
  await others.isRefusedCollection();
  await expect(banner).toContainText('Delivery to SE1 9GF');
  expect(await saved()).toMatchObject({ fulfilment: 'delivery' });
  await serveApiFaults(baseURL, context, {});
  await others.changeToCollection();
  await expect(banner).toContainText('Collect from Borough');
  expect(await saved()).toMatchObject({ fulfilment: 'collection', basket: { count: 1 } });

  await others.holdTime();
  const store = page.getByRole('region', { name: 'Your store' });
  const change = store.getByRole('button', { name: 'Change to delivery' });
  const question = page.getByRole('dialog', { name: 'Change to delivery' });
  await expect(store).toContainText('Collection from Borough');
  await change.click();
  await expect(question).toContainText(/ is held for you\. If you change to delivery, you give it up/);
  await question.getByRole('button', { name: 'Keep my time' }).click();
  await expect(question).toHaveCount(0);
  await expect(store).toContainText('Collection from Borough');
  expect(await saved()).toMatchObject({ fulfilment: 'collection' });
  await change.click();
  await question.getByRole('button', { name: 'Change to delivery' }).click();
  await expect(store).toContainText('Delivery from Borough');
  expect(await saved()).toMatchObject({ fulfilment: 'delivery', slot: null, basket: { count: 1 } });
});

test('the search on the home page leads through the stores to the catalogue’s page of the aisle that was chosen first', async ({
  page,
  neighbours,
}) => {
  const others = neighbours === 'doubles' ? doubles(page) : published(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Bakery', exact: true }).click();
  await expect(page).toHaveURL('/stores-near-by?aisle=bakery');
  await waitForHydration(page);
  await field(page).fill('SE1 9GF');
  await searchButton(page).click();
  await panel(page, 'Borough')
    .getByRole('button', { name: /^Shop here/ })
    .click();
  await expect(page).toHaveURL('/stores/borough/category/bakery');
  await expect(others.aisle).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Delivery to SE1 9GF');
});
