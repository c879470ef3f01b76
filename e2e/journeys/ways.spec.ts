import { expect } from '@playwright/test';
import { freeSlots } from '@storefront/testing/free-slots';
import { openFormPage } from '@storefront/testing/open-form-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const category = `${baseURL}/stores/${pipwell.store.slug}/category/croissants-and-pastries`;

test('an item added in one tab is counted in the other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(category);
  await other.goto(category, { waitUntil: 'networkidle' });
  await one
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(other.getByRole('group').getByText('1 in basket').first()).toBeAttached();
});

test('a log-in in one tab applies in the other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto(`${baseURL}/basket`, { waitUntil: 'networkidle' });
  await openFormPage(one, `${baseURL}/login`);
  await one.getByLabel('Email').fill(pipwell.member.email);
  await one.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await one.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(one).not.toHaveURL(/\/login/);
  await expect(other.locator('a[href="/member"]').first()).toBeAttached();
});

test('the way back from the basket shows the page with its current count, not a stale one', async ({ page }) => {
  await page.goto(category, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  // Immediately, while the item may still be on its way: the link waits for it.
  await page.locator('a[href="/basket"]').filter({ visible: true }).first().click();
  // The item's card on the page behind has a button of the same name.
  await expect(page).toHaveURL(`${baseURL}/basket`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 in basket').first()).toBeAttached();
});

test('an unknown URL in the in-app area says so and offers links', async ({ page }) => {
  await new ShopperSession(page.context().request, baseURL).chooseStore(101, 'delivery');
  await page.goto(`${baseURL}/checkout/success?order=1&payment=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We could not find that payment. Check your orders before you pay again.',
  );
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a shopper who opens an item directly and adds it has selected its store, and can check out', async ({ page }) => {
  await page.goto(
    `${baseURL}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`,
  );
  await page.getByLabel('Quantity').fill(String(pipwell.item.quantity));
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText(`${pipwell.item.name} is in your basket`)).toBeVisible();
  await page.goto(`${baseURL}/basket`);
  await page.getByRole('link', { name: 'Choose a time' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await expect(page.getByText(/is yours for/)).toBeVisible();
  await page.getByRole('link', { name: /^(Go|Back) to basket$/ }).click();
  await page
    .getByRole('link', { name: /^Check out/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${baseURL}/checkout/login`);
});
