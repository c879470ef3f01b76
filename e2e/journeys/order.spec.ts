import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { noOperator, ops } from '../support/operator';
import { type FulfilmentMethod, Shopper } from '../support/shopper';

/** Each way on a wide screen too, once. */
const phoneOnly = (business: typeof pipwell, way: FulfilmentMethod) =>
  (business === pipwell) === (way === 'delivery') ? { tag: '@phone-only' } : {};

for (const business of [pipwell, lathmere])
  for (const way of ['delivery', 'collection'] satisfies FulfilmentMethod[])
    test(
      `${business.name}: a guest finds a store, fills a basket, holds a slot and pays by cash, for ${way}`,
      phoneOnly(business, way),
      async ({ page }) => {
        const shopper = new Shopper(page, business);
        await shopper.findStore(way);
        await shopper.fillBasket();
        await shopper.changeBasket();
        await shopper.reserveSlot();
        await shopper.continueAsGuest();
        await shopper.fillDetails(way);
        const number = await shopper.payByCash();

        if (noOperator) return void test.info().annotations.push({ type: 'operator', description: noOperator });
        await test.step('the operator finds the order, with its lines, slot and payment, and moves it on', async () => {
          expect(await ops('orders')).toContain(number);
          const order = await ops('order', number);
          expect(order).toContain(business.item.name);
          expect(order).toContain('cash');
          expect(order).toContain('Ring twice');
          await ops('move', number, 'accepted');
          expect(await ops('order', number)).toContain('Store Accepted / Picking');
        });
      },
    );

for (const business of [pipwell, lathmere])
  test(`[1.15] ${business.name}: a member logs in on the way to checkout and finds the order among theirs`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    const number = await new Shopper(page, business).orderAsMember();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByText(business.item.name).first()).toBeVisible();
  });
