import { expect, type Locator, type Page } from '@playwright/test';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { openFormPage } from '@storefront/testing/open-form-page';
import { type Credentials, newEmail, registerMember } from './members';

/** What neighbours of the account do, whether they are published versions or doubles. */
interface Neighbours {
  /** A new shopper becomes a member. */
  register(): Promise<Credentials>;
  /** The member logs in. */
  logIn(member: Credentials): Promise<void>;
  /** The catalogue makes an item the only favourite. */
  makeFavourite(item: { readonly id: number; readonly name: string }): Promise<void>;
  /** The form of a new card, in the place that the account leaves to it. */
  readonly newCard: Locator;
  /** The member presses the button that ends the session. */
  logOut(button: Locator): Promise<void>;
}

export function doubles(page: Page): Neighbours {
  const checkout = new DoubleDriver(page, 'mf-checkout');
  const catalogue = new DoubleDriver(page, 'mf-catalogue');
  const basketHears = (name: string) =>
    expect.poll(() => new DoubleDriver(page, 'mf-basket').received()).toContainEqual({ name, payload: {} });
  const entered = { kind: 'logged-in', isCurrent: true };
  return {
    async register() {
      const ada = { email: newEmail(), password: 'analytical-1' };
      const account = { firstname: 'Ada', lastname: 'Byron', emailAddress: ada.email, password: ada.password };
      await page.goto('/checkout/create');
      expect(await checkout.request('member:register', account)).toEqual(entered);
      await basketHears('member:logged-in');
      return ada;
    },
    async logIn({ email, password }) {
      await page.goto('/checkout/login');
      const refused = { kind: 'refused', code: 'invalid_credentials' };
      expect(await checkout.request('member:log-in', { email, password: 'not-the-one' })).toMatchObject(refused);
      expect(await checkout.request('member:log-in', { email, password })).toEqual(entered);
      await basketHears('member:logged-in');
    },
    async makeFavourite({ id }) {
      const reply = await catalogue.request('member:set-favourite', { menuItemId: id, isFavourite: true });
      expect(reply).toEqual({ kind: 'set' });
    },
    newCard: page.getByRole('region', { name: 'Contract double of mf-checkout: new-card' }),
    async logOut(button) {
      // The home page would replace the doubles, with what they heard.
      await page.route('/', (route) => route.fulfill({ status: 204 }));
      await button.click();
      await basketHears('member:logged-out');
      await page.unroute('/');
    },
  };
}

export const published = (page: Page, baseURL: string | undefined): Neighbours => ({
  register: () => registerMember(page.context(), baseURL),
  async logIn({ email, password }) {
    await openFormPage(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
  },
  async makeFavourite({ name }) {
    await page.goto('/stores/borough/category/baked-in-the-shop');
    const heart = page.getByRole('main').getByRole('button', { name: `Favourite ${name}`, exact: true });
    await heart.click();
    await expect(page.getByText('Added to your favourites.')).toBeVisible();
  },
  newCard: page.getByRole('region', { name: 'New card' }).getByRole('button', { name: 'Save card' }),
  async logOut(button) {
    await button.click();
    await expect(page).toHaveURL('/');
  },
});
