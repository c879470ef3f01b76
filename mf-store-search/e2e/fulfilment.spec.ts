import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { panel, searchButton } from './support/search';

const BOROUGH = 101;
const YORK_COLLECTION_ONLY = 107;
const LOAF = 'seeded-farmhouse-loaf-800g';

test('[1.04] delivery or collection is chosen before a store is found and changed after', async ({ page, context }) => {
  await page.goto('/stores-near-by');
  await page.getByText('Collection', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your postcode' }).fill('SE1 9GF');
  await searchButton(page).click();
  await panel(page, 'Borough').getByRole('button', { name: 'Collect here' }).click();
  await page.waitForURL('/stores/borough');
  const session = new ShopperSession(context.request, new URL(page.url()).origin);
  await session.addItem(BOROUGH, LOAF, 1, 'collection');
  await page.goto('/store-all');
  await expect(page.getByText('Collection from Borough')).toBeVisible();
  await page.getByRole('button', { name: 'Change to delivery' }).click();
  await expect(page.getByText('Delivery from Borough')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Delivery from Borough')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue shopping at Borough' })).toHaveAttribute(
    'href',
    '/stores/borough',
  );
});

test('a change that the basket’s store does not offer is rejected with a message and changes nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(YORK_COLLECTION_ONLY, 'collection');
  await session.addItem(YORK_COLLECTION_ONLY, LOAF, 1, 'collection');
  await page.goto('/store-all');
  await page.getByRole('button', { name: 'Change to delivery' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This store does not offer that. Switch between delivery and collection, or choose another store.',
  );
  await expect(page.getByText('Collection from York Bootham')).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('a basket of another store moves only with the shopper’s consent, to the searched place', async ({
      page,
      context,
      baseURL,
      neighbours,
    }) => {
      const session = new ShopperSession(context.request, baseURL ?? '');
      await session.chooseStore(BOROUGH, 'collection');
      await session.addItem(BOROUGH, LOAF, 1, 'collection');
      const snapshot = async () => (await context.request.get('/en-gb/session')).json();
      await page.goto('/stores-near-by?postcode=SE1+9GF&fulfilment=collection');
      await panel(page, 'Stoke Newington').getByRole('button', { name: 'Collect here' }).click();
      await expect(page).toHaveURL(/\/basket\?storeId=102&fulfilment=collection&postcode=SE1\+9GF&latitude=/);
      expect(await snapshot()).toMatchObject({ store: { name: 'Borough' }, basket: { count: 1 } });
      // The question is the basket's page.
      if (neighbours === 'doubles') return;
      const question = page.getByRole('region', { name: 'Shop at Stoke Newington' });
      await expect(question).toContainText('1 of 1 item moves to Stoke Newington.');
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: /^One more/ })).toBeVisible();
      await question.getByRole('link', { name: 'Keep my basket' }).click();
      await expect(question).toHaveCount(0);
      expect(await snapshot()).toMatchObject({ store: { name: 'Borough' }, basket: { count: 1 } });
      await page.goBack();
      await question.getByRole('button', { name: 'Move 1 item and shop at Stoke Newington' }).click();
      await expect(page).toHaveURL('/stores/stoke-newington');
      expect(await snapshot()).toMatchObject({
        store: { name: 'Stoke Newington' },
        fulfilment: 'collection',
        basket: { count: 1, storeId: 102 },
      });
    });
  });
