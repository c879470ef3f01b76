import { expect } from '@playwright/test';
import { freeSlotsTomorrow } from '@storefront/testing/free-slots';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

const isDesktop = ({ width }: { width: number }) => width >= 1000;

test('the links of a business lead to the chosen store, and without one to the search for stores, or in an open shop to the store that visitors see', async ({
  page,
  viewport,
}) => {
  test.skip(!viewport || !isDesktop(viewport), 'a phone has these links in its footer and bar');
  const offers = page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true });
  await page.goto(originOf(pipwell));
  await offers.click();
  await expect(page.getByText('Search for stores with your postcode first')).toBeVisible();
  const origin = originOf(lathmere);
  const deals = page.getByRole('banner').getByRole('link', { name: 'Deals', exact: true });
  await page.goto(origin);
  await deals.click();
  await expect(page).toHaveURL(`${origin}/stores/bristol-park-row/offers`);
  await page.goto(`${origin}/stores/${lathmere.store.slug}`);
  await deals.click();
  await expect(page).toHaveURL(`${origin}/stores/${lathmere.store.slug}/offers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals');
});

test('a department’s panel opens below the row of departments', async ({ page, viewport }) => {
  test.skip(!viewport || !isDesktop(viewport), 'a phone scrolls the row');
  await page.goto(`${originOf(lathmere)}/stores/${lathmere.store.slug}`);
  const row = page.getByRole('navigation', { name: 'Departments' });
  await row.getByRole('button').first().click();
  const panel = page.locator('.sf-mega:popover-open');
  const [above, below] = [await row.boundingBox(), await panel.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
});

for (const { name, business } of [
  { name: 'Pipwell', business: pipwell },
  { name: 'Lathmere', business: lathmere },
])
  test(`${name}: the basket has the departments of the chosen store, whichever way it is opened`, async ({ page }) => {
    const origin = originOf(business);
    await new Shopper(page, business).findStore('delivery');
    const departments = page.getByRole('navigation', { name: 'Departments' });
    const names = async () => {
      await expect(page).toHaveURL(`${origin}/basket`);
      await expect(page.getByRole('main').getByText('Your basket is empty')).toBeVisible();
      return departments.getByRole('link').or(departments.getByRole('button')).allTextContents();
    };
    await page.goto(`${origin}/stores/${business.store.slug}/time-slots`);
    await expect((await freeSlotsTomorrow(page)).first()).toBeVisible();
    await page.locator('a[href="/basket"]').filter({ visible: true }).first().click();
    const within = await names();
    expect(within.length).toBeGreaterThan(5);
    await page.goto(`${origin}/basket`);
    expect(await names()).toEqual(within);
  });

test('the header’s search shows the term of the results', async ({ page, viewport }) => {
  test.skip(!viewport || !isDesktop(viewport), 'a phone has the field on the page');
  await page.goto(`${originOf(pipwell)}/stores/${pipwell.store.slug}/search/oat%20milk`);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('oat milk');
});

test('an aisle chosen on the home page opens once a store is chosen', async ({ page }) => {
  await page.goto(originOf(pipwell));
  await page.getByRole('main').getByRole('link', { name: pipwell.category.name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Your postcode' }).fill(pipwell.postcode);
  await page.getByRole('search').getByRole('button', { name: 'See times' }).click();
  await page
    .getByRole('button', { name: /^Shop here/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/stores/${pipwell.store.slug}/category/${pipwell.category.slug}$`));
});

for (const { name, business } of [
  { name: 'Pipwell', business: pipwell },
  { name: 'Lathmere', business: lathmere },
])
  test(`${name}: every header says the time that is held, also for a shopper who has put nothing into the basket`, async ({
    page,
  }) => {
    const origin = originOf(business);
    const store = `/stores/${business.store.slug}`;
    const header = page.getByRole('banner');
    await page.goto(origin);
    await page
      .getByRole('main')
      .getByLabel(/postcode/i)
      .first()
      .fill(business.postcode);
    await page
      .getByRole('main')
      .getByLabel(/postcode/i)
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/stores-near-by\?/);
    await page.goto(`${origin}${store}/time-slots`);
    await (await freeSlotsTomorrow(page)).first().click();
    await expect(page.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
    for (const path of [undefined, '/', store, `${store}/time-slots`, '/basket', '/faqs', '/contact', '/cookies']) {
      if (path) await page.goto(origin + path);
      await expect(header).toContainText(/Delivery to |Collect from /);
      await expect(header).toContainText(/Tomorrow, \d/);
    }
  });

for (const { name, business } of [
  { name: 'Pipwell', business: pipwell },
  { name: 'Lathmere', business: lathmere },
])
  test(`${name}: the links of the phone’s bar have different names, with and without a store`, async ({
    page,
    viewport,
  }) => {
    test.skip(!viewport || isDesktop(viewport), 'a wide screen has no such bar');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const path of ['/', `/stores/${business.store.slug}`]) {
      await page.goto(originOf(business) + path);
      const names = await links.allInnerTexts();
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    }
  });

test('a guest’s link to the orders leads through the log-in', async ({ page }) => {
  await page.goto(`${originOf(pipwell)}/faqs`);
  const orders = page.getByRole('contentinfo').getByRole('link', { name: 'Your orders' });
  // The page is the same for all until it knows its session: a link that is followed earlier leads home, which says why.
  await expect(orders).toHaveAttribute('href', /^\/login\?from=/);
  await orders.click();
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${originOf(pipwell)}/member/orders`);
});

test('[6.05] a page for members says that it needs a log-in', async ({ page }) => {
  await page.goto(`${originOf(pipwell)}/member/orders`);
  await expect(page.getByText('You need to be logged in to use this')).toBeVisible();
});

for (const { name, business } of [
  { name: 'Pipwell', business: pipwell },
  { name: 'Lathmere', business: lathmere },
])
  test(`${name}: header and footer lead members to their account, and offer them no log-in`, async ({ page }) => {
    const origin = originOf(business);
    const { email, password } = business.member;
    await page.goto(`${origin}/faqs`);
    const login = await requestFromPage(page).post(`${origin}/en-gb/api/oauth/token`, {
      data: { grant_type: 'password', username: email, password },
    });
    expect(login.status()).toBe(200);
    await page.goto(`${origin}/faqs`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href="/member"], a[href="/member/orders"]').first()).toBeAttached();
    await expect(page.getByRole('banner').locator('a[href="/member"]')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
  });
