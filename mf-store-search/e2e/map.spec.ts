import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/own-agent';
import { desktop } from '@storefront/testing/playwright-config';
import { createSpecialHosts, TILE } from '@storefront/testing/special-hosts';
import { originOf } from './support/hosts';
import { panel, waitForHydration } from './support/search';

const SEARCH = '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery';
const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const pin = (page: Page, name: RegExp) => map(page).getByRole('button', { name });
/** The map library is by far the largest file of the remote. */
const scriptsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test.describe('beside the list', () => {
  test.use({ viewport: desktop, isMobile: false, hasTouch: false });

  test('a desktop shows the map beside the list, each highlighting the other’s store', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto(SEARCH);
    await expect(map(page)).toHaveAccessibleName('Map of stores near SE1 9GF');
    await expect(pin(page, /^1, Borough, \d(\.\d)? miles?, open$/)).toBeVisible();
    await expect(map(page).locator('path.sf-map__area')).not.toHaveCount(0);
    await panel(page, 'Stoke Newington').hover();
    await expect(pin(page, /Stoke Newington/)).toHaveAttribute('aria-pressed', 'true');
    await pin(page, /Borough/).focus();
    await page.keyboard.press('Enter');
    await expect(pin(page, /Borough/)).toHaveAttribute('aria-pressed', 'true');
    await expect(pin(page, /Stoke Newington/)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-chosen]').getByRole('heading')).toHaveText('Borough');
    await pin(page, /Stoke Newington/).click();
    await expect(panel(page, 'Stoke Newington')).toBeInViewport();
    await map(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
    await map(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(pin(page, /Borough/)).toBeAttached();
    expect(refused).toEqual([]);
  });

  test('all stores are on a map too', async ({ page }) => {
    await page.goto('/store-all');
    await expect(map(page)).toHaveAccessibleName('Map of all stores');
    await expect(pin(page, /^Bath Walcot, preorder$/)).toBeVisible();
    // Stores of one town have room for a finger each.
    const centres = await map(page)
      .locator('.sf-map__pin')
      .evaluateAll((pins) => pins.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    expect(centres.length).toBeGreaterThan(1);
    const gaps = centres.flatMap((one, at) =>
      centres.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
    await pin(page, /^Bath Walcot, preorder$/).press('Enter');
    await expect(page.locator('[data-chosen]')).toContainText('Bath Walcot');
  });

  test('a map that fails to load says so, leaves the list, and loads on retry', async ({ page }) => {
    let fails = true;
    await page.route('**/mf-store-search/**', (route) => {
      const isChunk = /\/\d+\.[0-9a-f]+\.js$/.test(new URL(route.request().url()).pathname);
      return fails && isChunk ? route.abort() : route.continue();
    });
    await page.goto(SEARCH);
    await expect(page.getByText('We could not load the map.')).toBeVisible();
    await expect(panel(page, 'Borough').getByRole('button', { name: /^Shop here/ })).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(map(page)).toBeVisible();
  });

  test.describe('with tiles', () => {
    test.beforeAll(({ browserName: _ }, testInfo) => createSpecialHosts(testInfo));

    test('a business’s tiles are shown with their attribution, and without a drawn background', async ({
      page,
    }, testInfo) => {
      await page.goto(originOf('mapped', testInfo) + SEARCH);
      await expect(map(page).locator(`img.leaflet-tile-loaded[src^="${TILE}"]`).first()).toBeVisible();
      await expect(map(page).getByText('© Carrots & friends')).toBeVisible();
      await expect(map(page).locator('path.sf-map__land')).toHaveCount(0);
      await expect(pin(page, /Borough/)).toBeVisible();
    });
  });
});

test('a phone shows the list first, without loading the map; the map has its own URL', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(SEARCH);
  await waitForHydration(page);
  await expect(panel(page, 'Borough')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/mf-store-search\/.*\/\d+\./.test(path))).toEqual([]);
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Map' }).click();
  await expect(map(page)).toBeVisible();
  await expect(page).toHaveURL(`${SEARCH}&view=map`);
  await expect(panel(page, 'Borough')).toBeVisible();
  await expect(panel(page, 'Stoke Newington')).toBeHidden();
  await pin(page, /Stoke Newington/).click();
  await expect(panel(page, 'Stoke Newington')).toBeVisible();
  await expect(panel(page, 'Borough')).toBeHidden();
  await page.reload();
  await expect(map(page)).toBeVisible();
  await views.getByRole('link', { name: 'List' }).click();
  await expect(map(page)).toBeHidden();
  await expect(page).toHaveURL(SEARCH);
  await expect(panel(page, 'Stoke Newington')).toBeVisible();
});

test('filters keep the matching stores, show their number, and are in the URL', async ({ page }) => {
  await page.goto(SEARCH);
  await waitForHydration(page);
  const filter = (name: string) => page.getByRole('checkbox', { name });
  await expect(filter('Delivers to me (1)')).toBeAttached();
  await filter('Open now (2)').check();
  await expect(page.getByRole('status').filter({ hasText: '2 stores shown' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Borough', 'Stoke Newington']);
  await expect(page).toHaveURL(`${SEARCH}&open=yes`);
  await filter('Delivers to me (1)').check();
  await expect(panel(page, 'Stoke Newington')).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Borough']);
  await page.getByText('Facilities', { exact: true }).click();
  await filter('Bike racks (0)').check();
  await expect(page.getByText('No stores match these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Show all stores' }).click();
  await expect(panel(page, 'Norwich Lanes')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete at the map’s URL, and its filters are a form', async ({ page }) => {
    await page.goto(`${SEARCH}&view=map`);
    await expect(panel(page, 'Borough')).toBeVisible();
    await expect(panel(page, 'Norwich Lanes')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Open now (2)' }).check();
    await page.getByRole('button', { name: 'Show these stores' }).click();
    await expect(page).toHaveURL('/stores-near-by?fulfilment=delivery&postcode=SE1+9GF&view=map&open=yes');
    await expect(panel(page, 'Norwich Lanes')).toHaveCount(0);
    await expect(panel(page, 'Stoke Newington')).toBeVisible();
  });
});
