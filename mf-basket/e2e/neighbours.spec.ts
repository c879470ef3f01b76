import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { BOROUGH, doubles, published } from './support/neighbours';

test('the basket adds the item that the catalogue sends, and is read again when a slot is reserved', async ({
  page,
  context,
  baseURL,
  neighbours,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const others = neighbours === 'doubles' ? doubles(page, session) : published(page, session);
  await others.addItem('baguette');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Baguette' })).toBeVisible();
  const isReadAgain = page.waitForRequest(
    (request) => request.url().endsWith('/basket/get-or-create') && request.postDataJSON().isSummary,
  );
  await others.reserveSlot();
  await isReadAgain;
});
