import type { Page } from '@playwright/test';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BATH = 201;
const LAMP = 'perrin-table-lamp-ultramarine';

/**
 * A lamp and a held time to collect it at Lathmere, whose cards are charged on the page of Global Payments.
 * @param page with scripts: only its pages can call the API of that host
 * @returns Lathmere's origin
 */
export async function prepareHostedPageBasket(page: Page, baseURL: string | undefined): Promise<string> {
  const origin = secondBusinessOrigin(baseURL);
  await page.goto(origin);
  const session = new ShopperSession(requestFromPage(page), origin);
  await session.chooseStore(BATH, 'collection', 'BA1 5BG');
  const basketToken = await session.addItem(BATH, LAMP, 1, 'collection');
  await session.reserveSlot(BATH, basketToken, 'collection');
  return origin;
}
