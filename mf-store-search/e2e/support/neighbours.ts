import { expect, type Locator, type Page } from '@playwright/test';
import { fulfilmentNotOffered } from '@storefront/messages/store-search';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { freeSlots } from '@storefront/testing/free-slots';

export const BOROUGH = 101;
const HOUR_MS = 3_600_000;

/** What neighbours of the store search do, whether they are published versions or doubles. */
interface Neighbours {
  /** A page of the chosen store is open on which the slots can ask for a change. */
  openSlots(): Promise<void>;
  /** The slots ask for collection, are refused, and get the reason. */
  isRefusedCollection(): Promise<void>;
  /** The slots ask for collection, and get it. */
  changeToCollection(): Promise<void>;
  /** The slots hold a time for collection, and the page of all stores is open. */
  holdTime(): Promise<void>;
  /** The catalogue's page of the aisle that was chosen before a store. */
  readonly aisle: Locator;
}

export function doubles(page: Page): Neighbours {
  const slots = new DoubleDriver(page, 'mf-slots');
  const askForCollection = () => slots.request('store-search:choose-fulfilment', { fulfilment: 'collection' });
  return {
    openSlots: async () => void (await page.goto('/store-all')),
    async isRefusedCollection() {
      const refusal = { kind: 'refused', code: 'fulfilment_not_offered', message: fulfilmentNotOffered };
      expect(await askForCollection()).toEqual(refusal);
    },
    async changeToCollection() {
      expect(await askForCollection()).toEqual({ kind: 'chosen' });
    },
    async holdTime() {
      const starts = Date.now() + 24 * HOUR_MS;
      await slots.setState('slot', {
        slotId: 1,
        storeId: BOROUGH,
        fulfilment: 'collection',
        startsAt: new Date(starts).toISOString(),
        endsAt: new Date(starts + HOUR_MS).toISOString(),
      });
    },
    aisle: page.getByText('mf-catalogue shows /stores/borough/category/bakery here.'),
  };
}

export function published(page: Page): Neighbours {
  const main = page.getByRole('main');
  const choose = (way: string) => main.getByText(way, { exact: true }).click();
  return {
    openSlots: async () => void (await page.goto('/stores/borough/time-slots')),
    async isRefusedCollection() {
      await choose('Collection');
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(fulfilmentNotOffered);
      await choose('Delivery');
    },
    changeToCollection: () => choose('Collection'),
    async holdTime() {
      await main.getByRole('button', { name: 'Tomorrow' }).click();
      await freeSlots(page).first().click();
      await expect(main.getByText(/is yours for/)).toBeVisible();
      await page.goto('/store-all');
    },
    aisle: main.getByRole('heading', { name: 'Bakery', level: 1 }),
  };
}
