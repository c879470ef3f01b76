import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';

const origin = originOf(lathmere);
/** The store that visitors of Lathmere see. */
const shown = `${origin}/stores/bristol-park-row`;
const chosen = `${origin}/stores/${lathmere.store.slug}`;
const bowl = 'category/bowls/menuItem/cove-pasta-bowl-ink';

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

interface Session {
  readonly store: { readonly slug: string } | null;
  readonly basket: { readonly count: number } | null;
}

/** The shopper's session, read within the page: only the browser resolves names like house.localhost. */
const sessionOf = (page: Page): Promise<Session> =>
  page.evaluate(async () => (await (await fetch('/en-gb/session')).json()) as Session);
const countOf = async (page: Page) => (await sessionOf(page)).basket?.count;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Where would you like it?' });

/** Types the postcode into a form that finds stores, and chooses the store of `lathmere`. */
async function choosePlace(page: Page, form: ReturnType<Page['getByRole']>) {
  await form.getByLabel(/postcode/i).fill(lathmere.postcode);
  await form.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/\/stores-near-by\?.*BA1/);
  await chooseStore(page);
}
async function chooseStore(page: Page) {
  const store = page.getByRole('main').getByRole('listitem').filter({ hasText: lathmere.store.name }).first();
  await store.getByRole('button').first().click();
}

for (const [screen, viewport] of SCREENS)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a visitor of an open shop searches, browses and sees goods with prices before any postcode', async ({
      page,
    }) => {
      await page.goto(`${origin}/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: 'Marked down' }).getByText(/^£\d/).first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Lighting' }).first()).toHaveAttribute(
        'href',
        '/stores/bristol-park-row/category/lighting',
      );
      await expectAccessible(page, 'the home page of an open shop');
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('lamp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${shown}/search/lamp`);
      await main.getByRole('link', { name: 'Perrin table lamp, ultramarine' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perrin table lamp, ultramarine');
      await expect(main.getByText('£38.00').first()).toBeVisible();
      // No time and no store is promised; the place is asked for where they would be.
      await expect(main.getByText(/^Collect from/)).toHaveCount(0);
      await expect(
        main.getByRole('link', { name: 'Enter your postcode to see delivery and collection.' }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByText('Where to?')).toBeVisible();
      await expectAccessible(page, 'an item of an open shop');
    });

    test('the first Add asks for the place, and the item is in the basket where the shopper was', async ({ page }) => {
      await page.goto(`${shown}/category/lighting`);
      const add = page.getByRole('button', { name: 'Add Perrin table lamp, ultramarine to basket' });
      await add.click();
      const dialog = dialogOf(page);
      await expect(dialog.getByText('Then Perrin table lamp, ultramarine goes into your basket.')).toBeVisible();
      await expectAccessible(page, 'the dialog that asks for a place');
      // Escape closes it, the focus returns to the button, and nothing was added.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(add).toBeFocused();
      expect(await countOf(page)).toBeUndefined();
      await page.keyboard.press('Enter');
      await choosePlace(page, dialog);
      await expect(page).toHaveURL(`${chosen}/category/lighting?added=1`);
      await expect(page.getByRole('status').filter({ hasText: 'Added to your basket.' })).toBeVisible();
      expect(await countOf(page)).toBe(1);
      // From now on the place is known, and the next Add asks nothing.
      await page.goto(`${origin}/`);
      await expect(page.getByRole('banner').getByText('Collect from Bath, Walcot Street')).toBeVisible();
      const row = page.getByRole('region', { name: 'Worth a look' });
      await row.getByRole('button', { name: /^Add / }).first().click();
      await expect.poll(() => countOf(page)).toBe(2);
      await expect(dialogOf(page)).toHaveCount(0);
    });

    test('a new price is said before the item is added', async ({ page }) => {
      await page.goto(`${shown}/${bowl}`);
      await page.getByLabel('Quantity').fill('2');
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await choosePlace(page, dialogOf(page));
      await expect(page).toHaveURL(new RegExp(`^${chosen}/category/.*/cove-pasta-bowl-ink\\?`));
      const notice = page.getByText(/^This costs £\d+\.\d\d at Bath, Walcot Street, not £8\.60/);
      await expect(notice).toBeVisible();
      expect(await countOf(page)).toBeUndefined();
      await expect(page.getByLabel('Quantity')).toHaveValue('2');
      await expectAccessible(page, 'an item at another price');
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await expect.poll(() => countOf(page)).toBe(2);
    });
  });

test('the same choice sent twice, and the way back, add the item once', async ({ page }) => {
  await page.goto(`${shown}/category/lighting`);
  await page.getByRole('button', { name: /^Add Perrin table lamp, ultramarine/ }).dblclick();
  await choosePlace(page, dialogOf(page));
  await expect(page).toHaveURL(/added=1$/);
  await page.reload();
  expect(await countOf(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/stores-near-by\?/);
  await chooseStore(page);
  await expect(page).toHaveURL(/added=1$/);
  expect(await countOf(page)).toBe(1);
});

test('a tab that was open before the choice adds to the chosen store, and asks nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${shown}/category/lighting`);
  await page.goto(`${shown}/category/lighting`);
  await page.getByRole('button', { name: /^Add Perrin table lamp, ultramarine/ }).click();
  await choosePlace(page, dialogOf(page));
  await expect(page).toHaveURL(/added=1$/);
  await other.getByRole('button', { name: /^Add Hatch table lamp, ink/ }).click();
  await expect(other).toHaveURL(`${chosen}/category/lighting?added=1`);
  expect(await countOf(other)).toBe(2);
});

test('rows whose code does not load stay as the server sent them, and their Add is a form', async ({ page }) => {
  await page.route(/\/OpenShop\.[\w-]+\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /\/OpenShop\./.test(request.url()));
  await page.goto(`${origin}/`);
  await failed;
  await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
  const row = page.getByRole('region', { name: 'Marked down' });
  await row.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('Choose a store, and your item goes into your basket.').or(dialogOf(page))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [screen, viewport] of SCREENS)
    test(`on ${screen} the Add leads to a page that asks for the place, then adds and returns`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${shown}/category/lighting`);
      await page.getByRole('button', { name: 'Add Perrin table lamp, ultramarine to basket' }).click();
      await expect(page.getByText('Choose a store, and your item goes into your basket.')).toBeVisible();
      await choosePlace(page, page.getByRole('main'));
      await expect(page).toHaveURL(`${chosen}/category/lighting?added=1`);
      expect(await sessionOf(page)).toMatchObject({ store: { slug: lathmere.store.slug }, basket: { count: 1 } });
    });

  test('an item’s page leads to the form that finds stores, and that back to the item', async ({ page }) => {
    await page.goto(`${shown}/${bowl}`);
    await page.getByRole('link', { name: 'Enter your postcode to see delivery and collection.' }).click();
    await choosePlace(page, page.getByRole('main'));
    await expect(page).toHaveURL(new RegExp(`^${chosen}/category/.*/cove-pasta-bowl-ink$`));
    expect(await countOf(page)).toBeUndefined();
  });
});

test('a shop that is not open asks for the place first: no goods, departments or search on its home page', async ({
  page,
}) => {
  await page.goto(`${originOf(pipwell)}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Bakery' }).first()).toHaveAttribute(
    'href',
    '/stores-near-by?aisle=bakery',
  );
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
  await expect(page.getByText(/^£\d/)).toHaveCount(0);
  // At the page of one of its stores an Add is at once for that store, as before.
  await page.goto(`${originOf(pipwell)}/stores/borough/category/croissants-and-pastries`);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect.poll(() => countOf(page)).toBe(1);
});

test('the documents of an open shop are the same for everybody and may be cached', async ({ page }) => {
  const reply = await page.goto(`${origin}/`);
  expect(reply?.headers()['cache-control']).toBe('public, max-age=15, s-maxage=60');
  expect(reply?.headers()['set-cookie'] ?? '').not.toContain('sf_place');
});
