import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { expectOnlyRemote } from '@storefront/testing/standalone';

const BOROUGH = 101;

test('[10.05] the suite of mf-basket runs by its own command, in its own folder, without any other remote', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await expectOnlyRemote(page, 'mf-basket', '/basket');
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
});
