import { expect } from '@playwright/test';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { SlotsDoubles } from './support/doubles';

const BOROUGH = 101;

test('a shopper changes to collection and holds a slot, which every page counts down until it has expired', async ({
  page,
  context,
  baseURL,
  neighbours,
}) => {
  const doubles = neighbours === 'doubles' ? new SlotsDoubles(page) : undefined;
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 1, 'delivery');
  await page.clock.install();
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  await doubles?.refuseCollection();
  await main.getByText('Collection', { exact: true }).click();
  await doubles?.changesToCollection();
  await expect(banner).toContainText('Collect from Borough');

  await main.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await doubles?.hears('slots:reserved');

  await page.goto('/basket');
  await expect(banner).toContainText(/· 1[45]:\d\d/);
  // A page that is still loading would reach its deadline.
  if (doubles) await doubles.areLoaded();
  else await expect(main.getByRole('button', { name: /^One more / })).toBeVisible();
  await page.clock.fastForward('11:00');
  await expect(page.getByRole('region', { name: 'Your held time' })).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('This slot has now expired');
  await doubles?.hears('slots:reservation-expired');
});
