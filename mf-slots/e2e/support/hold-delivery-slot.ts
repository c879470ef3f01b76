import type { Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

async function fillBasket(page: Page, baseURL: string | undefined) {
  const session = new ShopperSession(page.context().request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  return { session, basketToken: await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery') };
}

/** A shopper with fifteen loaves and a held slot for a delivery from Borough. @returns the basket's token */
export async function holdDeliverySlot(page: Page, baseURL: string | undefined): Promise<string> {
  const { session, basketToken } = await fillBasket(page, baseURL);
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  return basketToken;
}

/** The same with the last slot of all, which no other test uses. @returns what operators call it */
export async function holdLastDeliverySlot(page: Page, baseURL: string | undefined) {
  const { session, basketToken } = await fillBasket(page, baseURL);
  return { storeId: BOROUGH, slotId: await session.reserveLastSlot(BOROUGH, basketToken, 'delivery') };
}
