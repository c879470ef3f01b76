import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { sessionOf } from './support/members';
import { doubles, published } from './support/neighbours';

const BOROUGH = 101;

test('a member registers and logs in for a neighbour, keeps a favourite of it, adds a card in its form and logs out', async ({
  page,
  context,
  baseURL,
  neighbours,
}) => {
  const others = neighbours === 'doubles' ? doubles(page) : published(page, baseURL);
  const session = new ShopperSession(context.request, baseURL ?? '');
  const ada = await others.register();
  await context.clearCookies();
  await session.chooseStore(BOROUGH, 'delivery');
  const item = await session.item(BOROUGH, 'baguette');
  await session.addItem(BOROUGH, 'baguette', 1, 'delivery');
  await others.logIn(ada);
  // The guest's basket is the member's.
  expect(await sessionOf(context, baseURL)).toMatchObject({ session: { strategy: 'member' }, basket: { count: 1 } });
  await others.makeFavourite(item);
  await page.goto('/member/lists');
  await expect(page.getByRole('list', { name: 'Favourites' })).toContainText(item.name);
  await page.goto('/member/cards');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(others.newCard).toBeVisible();
  await others.logOut(page.getByRole('main').getByRole('button', { name: 'Log out' }));
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('guest');
});
