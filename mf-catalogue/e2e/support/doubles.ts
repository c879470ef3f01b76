import { expect, type Page } from '@playwright/test';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { STORE_ID } from './shop';

/** An item, as a card sends it. */
export interface SentItem {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

const HOUR_MS = 3_600_000;

/** Contract doubles of the catalogue's neighbours: each step expects what the catalogue sent, and sets what follows. */
export class CatalogueDoubles {
  private readonly basket: DoubleDriver;
  private readonly member: DoubleDriver;

  constructor(private readonly page: Page) {
    this.basket = new DoubleDriver(page, 'mf-basket');
    this.member = new DoubleDriver(page, 'mf-member');
  }

  /** The basket was sent one of an item by its card, and has it. */
  async addsItem({ id, name, price }: SentItem) {
    const menuItem = { id, quantity: 1, shownPrice: price };
    await this.expectReceived(this.basket, 'basket:add-item', { storeId: STORE_ID, name, menuItem });
    await this.setLines({ basketLineId: 1, menuItemId: id, quantity: 1 });
  }

  /** The basket was asked to remove an item, and is empty. */
  async removesItem({ id }: SentItem) {
    await this.expectReceived(this.basket, 'basket:set-quantity', { menuItemId: id, quantity: 0 });
    await this.setLines();
  }

  /** The basket was sent one each of so many items. */
  async addsItems(name: string, count: number) {
    const menuItems = Array.from({ length: count }, () => ({ id: expect.any(Number), quantity: 1 }));
    await this.expectReceived(this.basket, 'basket:add-items', { storeId: STORE_ID, name, menuItems });
  }

  /** The member's account was sent a favourite, and has it. */
  async keepsFavourite({ id }: SentItem) {
    await this.expectReceived(this.member, 'member:set-favourite', { menuItemId: id, isFavourite: true });
    await this.member.setState('favourites', [id]);
  }

  /** A slot is held on the next acceptable weekday, 0 being Sunday. */
  async holdSlot(isAcceptable: (weekday: number) => boolean) {
    const noon = new Date();
    noon.setUTCHours(12, 0, 0, 0);
    do noon.setTime(noon.getTime() + 24 * HOUR_MS);
    while (!isAcceptable(noon.getUTCDay()));
    await new DoubleDriver(this.page, 'mf-slots').setState('slot', {
      slotId: 1,
      storeId: STORE_ID,
      fulfilment: 'delivery',
      startsAt: noon.toISOString(),
      endsAt: new Date(noon.getTime() + HOUR_MS).toISOString(),
    });
  }

  private async setLines(...lines: object[]) {
    const basket = { basketToken: 'of a double', storeId: STORE_ID, count: lines.length, subtotal: 0, deals: [] };
    await this.basket.setState('basket', { ...basket, lines });
  }

  private expectReceived(double: DoubleDriver, name: string, payload: object) {
    return expect.poll(() => double.received()).toContainEqual({ name, payload });
  }
}
