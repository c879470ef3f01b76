import { test } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);
  const store = `${origin}/stores/${business.store.slug}`;
  const screens: Record<string, string> = {
    home: `${origin}/`,
    'stores near by': `${origin}/stores-near-by?postcode=${encodeURIComponent(business.postcode)}`,
    'stores near by with a wrong postcode': `${origin}/stores-near-by?postcode=nowhere`,
    'every store': `${origin}/store-all`,
    questions: `${origin}/faqs`,
    'the store': store,
    'a category': `${store}/category/${business.category.slug}`,
    'an item with options': `${store}/category/${business.category.slug}/menuItem/${business.item.slug}`,
    'search results': `${store}/search/lamp`,
    'a search without results': `${store}/search/zzzzqqqq`,
    'log-in': `${origin}/login`,
    register: `${origin}/register`,
    'page not found': `${origin}/nowhere`,
  };
  for (const [name, url] of Object.entries(screens))
    test(`${business.name}: ${name} has no axe finding`, async ({ page }) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await expectNoAxeFindings(page);
    });

  test(`${business.name}: the empty basket has no axe finding`, async ({ page }) => {
    await new Shopper(page, business).findStore('delivery');
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await page.getByText(/empty/i).first().waitFor();
    await expectNoAxeFindings(page);
  });

  test(`${business.name}: basket, slots and every checkout step have no axe finding`, async ({ page }) => {
    test.setTimeout(120_000);
    const shopper = new Shopper(page, business);
    const checked = async (step: string) => test.step(step, () => expectNoAxeFindings(page));
    await shopper.findStore('delivery');
    await shopper.fillBasket();
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await checked('basket');
    await page.getByRole('link', { name: 'Choose a time' }).first().click();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await checked('slots');
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await shopper.reserveSlot();
    await checked('log-in step');
    await shopper.continueAsGuest();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Enter your first name').waitFor();
    await checked('details step with errors');
    await shopper.fillDetails('delivery');
    await checked('options step');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByText('Choose how you would like to pay').waitFor();
    await checked('payment step with nothing chosen');
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByText('Confirm the cash amount to continue').waitFor();
    await checked('payment step with the cash not confirmed');
  });
}
