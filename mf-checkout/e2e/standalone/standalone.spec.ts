import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { expectOnlyRemote } from '@storefront/testing/standalone';

const BOROUGH = 101;

test('[10.05] the suite of mf-checkout runs by its own command, in its own folder, without any other remote', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const token = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await session.reserveSlot(BOROUGH, token, 'delivery');
  await expectOnlyRemote(page, 'mf-checkout', '/checkout/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
