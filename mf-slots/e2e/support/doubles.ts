import { expect, type Page } from '@playwright/test';
import { DoubleDriver } from '@storefront/testing/double-driver';

const CHOOSE = 'store-search:choose-fulfilment';
const refusal = 'Not at this store today.';

/** Contract doubles of the slots' neighbours. */
export class SlotsDoubles {
  private readonly basket: DoubleDriver;
  private readonly storeSearch: DoubleDriver;

  constructor(private readonly page: Page) {
    this.basket = new DoubleDriver(page, 'mf-basket');
    this.storeSearch = new DoubleDriver(page, 'mf-store-search');
  }

  /** The store search refuses a change to collection, as the page says, and would accept the next one. */
  async refuseCollection() {
    await this.storeSearch.setReply(CHOOSE, { kind: 'refused', code: 'fulfilment_not_offered', message: refusal });
    const ways = this.page.getByRole('group', { name: 'Delivery or collection' });
    await ways.getByText('Collection', { exact: true }).click();
    await expect(this.page.getByRole('region', { name: 'Notices' })).toContainText(refusal);
    await ways.getByText('Delivery', { exact: true }).click();
    await this.storeSearch.setReply(CHOOSE, { kind: 'chosen' });
  }

  /** The store search was sent the change to collection, and makes it. */
  async changesToCollection() {
    const fulfilment = 'collection';
    const chosen = { name: CHOOSE, payload: { fulfilment } };
    await expect.poll(() => this.storeSearch.received()).toEqual([chosen, chosen]);
    await this.storeSearch.setState('fulfilment', fulfilment);
  }

  async areLoaded() {
    await this.basket.received();
  }

  /** The basket heard a fact of the slots. */
  async hears(fact: string) {
    await expect.poll(() => this.basket.received()).toContainEqual({ name: fact, payload: {} });
  }
}
