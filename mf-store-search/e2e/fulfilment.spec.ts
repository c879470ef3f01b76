import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
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

test('a basket of another store is cleared only with the shopper’s consent', async ({ page, context, baseURL }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'collection');
  await session.addItem(BOROUGH, LOAF, 1, 'collection');
  await page.goto('/stores-near-by?postcode=SE1+9GF&fulfilment=collection');
  await panel(page, 'Stoke Newington').getByRole('button', { name: 'Collect here' }).click();
  // The document asks in place; with scripts a dialog does.
  const dialog = page.locator('[role$="dialog"]');
  await expect(dialog).toContainText('You already have a basket from another store. Replace it with this one?');
  await dialog.getByRole('button', { name: 'Empty my basket and shop at Stoke Newington' }).click();
  await expect(page).toHaveURL('/stores/stoke-newington');
  const snapshot = await page.request.get('/en-gb/session');
  expect(await snapshot.json()).toMatchObject({ store: { name: 'Stoke Newington' }, basket: { count: 0 } });
});

const asksForBasket = async (page: Page, context: BrowserContext, baseURL: string) => {
  const session = new ShopperSession(context.request, baseURL);
  await session.chooseStore(BOROUGH, 'collection');
  await session.addItem(BOROUGH, LOAF, 1, 'collection');
  await page.goto('/stores-near-by?postcode=SE1+9GF&fulfilment=collection');
  await panel(page, 'Stoke Newington').getByRole('button', { name: 'Collect here' }).click();
};
const inPlace = (page: Page) => page.locator('main form').filter({ hasText: 'Keep my basket' }).getByRole('button');

test('a tap that starts before the dialog’s code has loaded counts', async ({ page, context, baseURL }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The real code, served late.
  const late = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('sf-dialog-veil')) await released;
    await route.fulfill({ response, body });
  };
  // Requests of a page end when it is left.
  await page.route('**/assets/**/*.js', (route) => late(route).catch(() => undefined));
  await asksForBasket(page, context, baseURL ?? '');
  await expect(inPlace(page)).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
  const box = await inPlace(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[role$="dialog"]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL('/stores/stoke-newington');
});

test('a dialog closed without an answer keeps the question, and keeping the basket ends it', async ({
  page,
  context,
  baseURL,
}) => {
  await asksForBasket(page, context, baseURL ?? '');
  const dialog = page.locator('[role$="dialog"]');
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(inPlace(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await dialog.getByRole('button', { name: 'Keep my basket' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inPlace(page)).toHaveCount(0);
});
