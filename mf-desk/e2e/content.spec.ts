import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';

// Both log in as one operator, each with the newest code that was mailed.
test.describe.configure({ mode: 'default' });

/** The narrowest screen, and a wide one. */
const SIZES = [
  { width: 320, height: 800 },
  { width: 1440, height: 900 },
];

async function fitsEverywhere(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${what} at ${size.width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${what} at ${size.width} px`);
  }
}

test('a banner is drafted, checked, published, seen in the shop, and set back', async ({ page, request, baseURL }) => {
  const title = `Soft fruit week ${Date.now()}`;
  const shown = async () => {
    const headers = { origin: baseURL ?? '' };
    const reply = await request.post(`${baseURL}/en-gb/api/banners/get`, { headers, data: { placement: 'search' } });
    return (await reply.json()).banners.map(
      (banner: { title: string; text: string }) => `${banner.title}: ${banner.text}`,
    );
  };
  await logIn(page, baseURL, 'content2', '/desk/content');
  await page.getByRole('button', { name: 'New banner' }).click();
  await expect(page.getByRole('heading', { name: 'New banner' })).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Words').fill('Any 2 punnets for £5');
  // Of search: the screens of other specs show the first page.
  await page.getByLabel('Place', { exact: true }).selectOption('search');
  await page.getByLabel('Goes to').fill('/stores/:storeSlug/deal/no-such-deal');
  await expect(page.getByText('There is no page of the shop at this link.')).toBeVisible();
  await page.getByLabel('Goes to').fill('/stores/:storeSlug/offers');
  await expect(page.getByText('The link answers.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the picture' }).click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.getByLabel('Name of an item').fill('strawberries');
  await expect(pictures.getByRole('button', { name: /strawberries/i }).first()).toBeVisible();
  await expectAccessible(page, 'the pictures');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await pictures
    .getByLabel('New picture from this device')
    .setInputFiles({ name: 'Punnets.png', mimeType: 'image/png', buffer });
  await expect(pictures).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(`${title} was saved as a draft. Shoppers do not see it.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  expect(await shown()).not.toContain(`${title}: Any 2 punnets for £5`);
  await fitsEverywhere(page, 'a draft');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`${title} was published.`)).toBeVisible();
  expect(await shown()).toContain(`${title}: Any 2 punnets for £5`);
  const image = await page.getByRole('region', { name: 'Preview' }).locator('img').first().getAttribute('src');
  expect(image).toMatch(/^\/pictures\/desk-/);
  expect((await request.get(`${baseURL}${image}`)).headers()['content-type']).toMatch(/^image\/(webp|avif)$/);
  await page.getByLabel('Words').fill('Any 2 punnets for £4');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Undo Words/ }).click();
  await expect(page.getByLabel('Words')).toHaveValue('Any 2 punnets for £5');
  expect(await shown()).toContain(`${title}: Any 2 punnets for £5`);
  await page.getByRole('button', { name: 'Withdraw to draft' }).click();
  await expect(page.getByText(`${title} was saved as a draft.`)).toBeVisible();
  expect(await shown()).not.toContain(`${title}: Any 2 punnets for £5`);
});

test('a deal says its rule and worked baskets, and ends', async ({ page, baseURL }) => {
  const name = `Gateau pair ${Date.now()}`;
  await logIn(page, baseURL, 'content2', '/desk/deals');
  await fitsEverywhere(page, 'the deals');
  await page.getByRole('button', { name: 'New deal' }).click();
  await page.getByLabel('Add items').fill('gateau');
  await page
    .getByRole('button', { name: /^Add Strawberry gâteau/ })
    .first()
    .click();
  await page.getByLabel('Price together in GBP').fill('0');
  await expect(page.getByText('With this, shoppers would pay nothing.')).toBeVisible();
  await page.getByLabel('Price together in GBP').fill('1.10');
  const worked = page.getByRole('status', { name: 'Worked out' });
  await expect(worked.getByText('Any 2 of one item cost £1.10 together, as often as they fit.')).toBeVisible();
  await expect(worked.getByText('£1.10', { exact: true })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('On a card').fill('2 for £1.10');
  await fitsEverywhere(page, 'a new deal');
  await page.getByRole('button', { name: 'Add deal' }).click();
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End deal' }).click();
  await expect(page.getByText(`${name} has ended.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume without an end' })).toBeVisible();
});
