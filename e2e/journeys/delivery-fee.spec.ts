import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { freeSlots } from '@storefront/testing/free-slots';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';
import { penceIn } from '../support/pence-in';

const BOROUGH = 101;

/** The amounts on a page, by label. */
async function sumsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = page.locator('.sf-totals').filter({ visible: true }).first().locator('.sf-totals__row');
  await expect(rows.last()).toContainText('Total');
  // At once: the page replaces its plain version while it is read.
  const amounts = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
  return Object.fromEntries(amounts);
}

test('the delivery fee is shown with the store and its time, and is the same in the basket and at checkout, within the total', async ({
  page,
}) => {
  await page.goto(`${baseURL}/stores-near-by?postcode=${encodeURIComponent(pipwell.postcode)}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: pipwell.store.name }).first();
  await expect(card).toContainText(/Next delivery .+ for £\d+\.\d\d/);
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  await page.goto(`${baseURL}/basket`);
  await expect(page.getByRole('heading', { name: 'Your basket', level: 1 })).toBeVisible();
  expect(await sumsOf(page)).toMatchObject({ Delivery: 'Depends on the time' });

  await page.goto(`${baseURL}/stores/${pipwell.store.slug}/time-slots`);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  const time = freeSlots(page)
    .filter({ hasText: /£\d+\.\d\d/ })
    .first();
  const fee = penceIn(await time.textContent());
  expect(fee).toBeGreaterThan(0);
  await time.click();
  await expect(page.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();

  await page.goto(`${baseURL}/basket`);
  await expect(page.getByRole('heading', { name: 'Your basket', level: 1 })).toBeVisible();
  const basket = await sumsOf(page);
  expect(penceIn(basket.Delivery ?? null)).toBe(fee);
  const reductions = Object.entries(basket).filter(
    ([name]) => !['Items', 'You save', 'Delivery', 'Total'].includes(name),
  );
  const off = reductions.reduce((sum, [, amount]) => sum + penceIn(amount), 0);
  expect(penceIn(basket.Total ?? null)).toBe(penceIn(basket.Items ?? null) + fee - off);
  await expectNoAxeFindings(page);

  await page.goto(`${baseURL}/checkout`);
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Loading');
  expect(await sumsOf(page)).toMatchObject({ Delivery: basket.Delivery, Total: basket.Total });
});
