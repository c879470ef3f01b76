import { expect, type Page } from '@playwright/test';
import { freeSlotsTomorrow } from '@storefront/testing/free-slots';
import type { DemoBusiness } from './businesses';
import { originOf } from './hosts';
import { newMember } from './new-member';

export type FulfilmentMethod = 'delivery' | 'collection';

/** A shopper's actions in a shopper's words; every step uses the screens. */
export class Shopper {
  constructor(
    readonly page: Page,
    readonly business: DemoBusiness,
    private readonly origin = originOf(business),
  ) {}

  /** Home, postcode, nearby stores, the store's page. */
  async findStore(way: FulfilmentMethod) {
    const { page, business } = this;
    await page.goto(`${this.origin}/`);
    const search = page.getByRole('main');
    await search
      .getByText(way === 'delivery' ? /^Deliver/ : /^Collect/)
      .first()
      .click();
    // One business asks for a postcode, the other accepts an address too.
    const field = search.getByLabel(/postcode/i).first();
    await field.fill(business.postcode);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/stores-near-by\?/);
    const store = page.getByRole('main').getByRole('listitem').filter({ hasText: business.store.name }).first();
    await store.getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`/stores/${business.store.slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.store.name);
  }

  /** Store home, category, an item with options, into the basket. */
  async fillBasket() {
    const { page, business } = this;
    await page.getByRole('main').getByRole('link', { name: business.category.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.category.name);
    await page.goto(
      `${this.origin}/stores/${business.store.slug}/category/${business.category.slug}/menuItem/${business.item.slug}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.item.name);
    await this.chooseOption();
    await page.getByLabel('Quantity').fill(String(business.item.quantity));
    await page.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(page.getByText(`${business.item.name} is in your basket`)).toBeVisible();
  }

  /** Chooses the last value of the item's first option. */
  private async chooseOption() {
    const values = this.page.locator('main form fieldset').first().getByRole('radio');
    await values.last().check();
    await expect(values.last()).toBeChecked();
  }

  /** In the basket: one more, one fewer, and an item removed and restored. */
  async changeBasket() {
    const { page, business } = this;
    await page.goto(`${this.origin}/basket`);
    await expect(page.getByRole('heading', { name: /^(Your )?basket$/i, level: 1 })).toBeVisible();
    const { name, quantity } = business.item;
    await page.getByRole('button', { name: `One more ${name}` }).click();
    await expect(page.getByRole('main').getByText(`${quantity + 1} items`)).toBeVisible();
    await page.getByRole('button', { name: `One fewer ${name}` }).click();
    await expect(page.getByRole('main').getByText(`${quantity} items`)).toBeVisible();
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('button', { name: `Remove ${name} from basket` }).click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByText(`${quantity} items`)).toBeVisible();
  }

  /** A slot with room, held for a quarter of an hour. */
  async reserveSlot() {
    const { page } = this;
    await page.getByRole('link', { name: 'Choose a time' }).first().click();
    await expect(page.getByRole('heading', { name: /^(Choose|Pick) a time$/, level: 1 })).toBeVisible();
    await (await freeSlotsTomorrow(page)).first().click();
    await expect(page.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
    // The basket's own link leads back to it, the header's on to it.
    await page.getByRole('link', { name: /^(Go|Back) to basket$/ }).click();
    await page
      .getByRole('link', { name: /^Check out/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\/(login|details)$/);
  }

  async continueAsGuest() {
    await this.page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(this.page).toHaveURL(/\/checkout\/details$/);
  }

  /** Logs in as a new member. */
  async logInAtCheckout() {
    const { page } = this;
    const member = await newMember(this.origin);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/details$/);
    await expect(page.getByText(`Logged in as ${member.firstname}`)).toBeVisible();
  }

  /** Contact and, for a delivery, the address. */
  async fillDetails(way: FulfilmentMethod) {
    const { page, business } = this;
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Hart');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Mobile number').fill('07700 900123');
    if (way === 'delivery') {
      await page.getByLabel('Address line 1').fill(business.address.line1);
      await page.getByLabel('Town').fill(business.address.town);
      await page.getByLabel('Postcode').fill(business.postcode);
    }
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/\/checkout\/options$/);
  }

  /** Options, then cash with the amount confirmed; returns the order number shown. */
  async payByCash(): Promise<string> {
    const { page, business } = this;
    await page.getByLabel(/^(Instructions|Anything)/).fill('Ring twice');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('checkbox', { name: /I will pay £\d+\.\d\d in cash/ }).check();
    await page.getByRole('button', { name: /^Place order · £/ }).click();
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    const number = page.getByText(new RegExp(`${business.orderPrefix}(-[2-9A-Z]{4}){3}`));
    await expect(number).toBeVisible();
    return ((await number.textContent()) ?? '').match(/[A-Z]+(-[2-9A-Z]{4}){3}/)?.[0] ?? '';
  }

  /** Logs in on the way to checkout, pays a delivery in cash and opens the order's page. @returns its number */
  async orderAsMember(): Promise<string> {
    await this.findStore('delivery');
    await this.fillBasket();
    await this.page.goto(new URL('/basket', this.page.url()).href);
    await this.reserveSlot();
    await this.logInAtCheckout();
    await this.fillDetails('delivery');
    const number = await this.payByCash();
    await this.page.getByRole('link', { name: 'See your order' }).click();
    await expect(this.page).toHaveURL(/\/member\/orders\/\d+$/);
    return number;
  }
}
