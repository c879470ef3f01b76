import { expect, type Page } from '@playwright/test';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { freeSlots } from '@storefront/testing/free-slots';
import { followInAppLink } from '@storefront/testing/in-app-link';
import type { ShopperSession } from '@storefront/testing/shopper-session';

export const BOROUGH = 101;

/** What neighbours of the basket do, whether they are published versions or doubles. */
interface Neighbours {
  /** The catalogue asks the basket to add an item, and the basket's page is open. */
  addItem(slug: string): Promise<void>;
  /** The slots say that one is reserved. */
  reserveSlot(): Promise<void>;
}

export const doubles = (page: Page, session: ShopperSession): Neighbours => ({
  async addItem(slug) {
    const { id, name } = await session.item(BOROUGH, slug);
    await page.goto('/basket');
    const catalogue = new DoubleDriver(page, 'mf-catalogue');
    const reply = await catalogue.request('basket:add-item', { storeId: BOROUGH, name, menuItem: { id } });
    expect(reply).toEqual({ kind: 'added', quantity: 1 });
  },
  async reserveSlot() {
    await new DoubleDriver(page, 'mf-slots').emit('slots:reserved');
  },
});

export const published = (page: Page, session: ShopperSession): Neighbours => ({
  async addItem(slug) {
    const { name } = await session.item(BOROUGH, slug);
    await page.goto(`/stores/borough/search/${slug}`);
    await page.getByRole('button', { name: `Add ${name} to basket` }).click();
    const count = async () =>
      ((await (await page.request.get('/en-gb/session')).json()) as { basket: { count: number } | null }).basket?.count;
    await expect.poll(count).toBe(1);
    // The basket hears facts once its handlers have loaded.
    const handlers = page.waitForResponse(/\/mf-basket\/handlers\./);
    await page.goto('/basket');
    await handlers;
  },
  async reserveSlot() {
    await followInAppLink(page, '/stores/borough/time-slots');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await freeSlots(page).first().click();
  },
});
