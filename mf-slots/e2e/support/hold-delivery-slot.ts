import type { Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

/** A shopper with fifteen loaves and a held slot for a delivery from Borough. @returns the basket's token */
export async function holdDeliverySlot(page: Page, baseURL: string | undefined): Promise<string> {
  const session = new ShopperSession(page.context().request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  return basketToken;
}
