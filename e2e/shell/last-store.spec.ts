import { expect } from '@playwright/test';
import { createSpecialHosts } from '@storefront/testing/special-hosts';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

const origin = originOf(pipwell);

test('[2.71] the store of the last order is restored from its cookie when the shopper has selected none since', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, pipwell);
  await shopper.findStore('delivery');
  const lastStoreCookie = async () => (await context.cookies(origin)).find(({ name }) => name === 'sf_last_store');
  await shopper.fillBasket();
  await page.goto(`${origin}/basket`);
  await shopper.reserveSlot();
  await shopper.continueAsGuest();
  await shopper.fillDetails('delivery');
  // A selected store does not count until there is an order.
  expect(await lastStoreCookie()).toBeUndefined();
  await shopper.payByCash();
  const cookie = await lastStoreCookie();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString())).toEqual({
    lastOrder: true,
    slug: pipwell.store.slug,
  });

  // Weeks later: place and basket have expired, the last order has not.
  await context.clearCookies({ name: 'sf_place' });
  await context.clearCookies({ name: 'sf_basket' });
  await page.goto(`${origin}/`);
  await expect(
    page.getByRole('main').getByRole('link', { name: `Continue shopping at ${pipwell.store.name}` }),
  ).toHaveAttribute('href', `/stores/${pipwell.store.slug}`);
  // The browser is not trusted: a forged cookie restores nothing.
  await context.clearCookies({ name: 'sf_place' });
  const forged = Buffer.from(JSON.stringify({ lastOrder: true, slug: '../../admin' })).toString('base64url');
  await context.addCookies([{ name: 'sf_last_store', value: forged, url: origin }]);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('link', { name: 'See all stores' })).toBeVisible();
});

test('[2.71] a business that does not restore the last store shows none, whatever the cookie holds', async ({
  page,
  context,
}, testInfo) => {
  await createSpecialHosts(testInfo);
  const without = new URL(origin);
  without.hostname = 'plain.localhost';
  const cookie = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const continues = page
    .getByRole('main')
    .getByRole('link', { name: `Continue shopping at ${pipwell.store.name}`, exact: true });
  for (const [home, value, isRestored] of [
    [origin, { lastOrder: true, slug: pipwell.store.slug }, true],
    [origin, { lastOrder: false, slug: pipwell.store.slug }, false],
    [origin, { lastOrder: true, slug: 'no-such-store' }, false],
    [without.origin, { lastOrder: true, slug: pipwell.store.slug }, false],
  ] as const) {
    await context.clearCookies();
    await context.addCookies([{ name: 'sf_last_store', value: cookie(value), url: home }]);
    const session = page.waitForResponse(/\/en-gb\/session(\?|$)/);
    await page.goto(home);
    const { store } = (await (await session).json()) as { store: { slug: string } | null };
    expect([home, value, store?.slug]).toEqual([home, value, isRestored ? pipwell.store.slug : undefined]);
    await expect(continues).toHaveCount(isRestored ? 1 : 0);
  }
});
