import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { house, store } from './support/shop';

const cardOf = (page: Page, slug: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`h2 a[href$="/${slug}"], h3 a[href$="/${slug}"]`) });
const buy = (page: Page) => page.getByRole('button', { name: /^Add to basket/ }).click();

test('a card, an item’s page and a basket line say how many are left, and estimate what is sold by weight', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${store}/category/beef`);
  await expect(cardOf(page, 'rump-steak-2-227g')).toContainText('Only 2 left');
  await page.goto(`${store}/category/beef/menuItem/rump-steak-2-227g`);
  await expect(page.getByRole('main').getByText('Only 2 left')).toBeVisible();
  await buy(page);
  await expect(page.getByText(/is in your basket/)).toBeVisible();

  await page.goto(`${store}/category/fruit-and-veg/menuItem/watermelon`);
  await expect(page.getByRole('main').getByText(/^about 2\.5 kg · £3\.\d\d estimated$/)).toBeVisible();
  await buy(page);
  await expect(page.getByText(/is in your basket/)).toBeVisible();
  await page.goto('/basket');
  const lines = page.locator('[data-line]');
  await expect(lines.filter({ hasText: 'Rump steak' })).toContainText('Only 2 left');
  await expect(lines.filter({ hasText: 'Watermelon' })).toContainText(/about 2\.5 kg · £3\.\d\d estimated/);

  await page.goto(house(baseURL, '/stores/bath-walcot-street/category/floor-lamps'));
  await expect(cardOf(page, 'heron-floor-lamp-oak')).toContainText('Only 2 left');
  await page.goto(house(baseURL, '/stores/bath-walcot-street/category/floor-lamps/menuItem/heron-floor-lamp-oak'));
  await expect(page.getByRole('main').getByText('Only 2 left')).toBeVisible();
});
