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

  test(`${business.name}: the basket and the slots have no axe finding`, async ({ page }) => {
    const shopper = new Shopper(page, business);
    const checked = async (step: string) => test.step(step, () => expectNoAxeFindings(page));
    await shopper.findStore('delivery');
    await shopper.fillBasket();
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await checked('basket');
    await page.getByRole('link', { name: 'Choose a time' }).first().click();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await checked('slots');
  });
}
