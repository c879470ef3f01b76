import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';

test('a manager stops the orders of a store and takes them again, and closes it on a bank holiday', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = await context.newPage();
  await logIn(page, baseURL, 'leeds', '/desk/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Leeds Kirkgate' })).toBeVisible();
  await expectAccessible(page, 'the settings of a store');
  await page.getByRole('button', { name: 'Stop taking orders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop orders' }).click();
  await expect(page.getByText('The store takes no orders from now on.')).toBeVisible();
  await expect(async () => {
    await shop.goto(`${baseURL}/stores/leeds-kirkgate`);
    await expect(shop.getByText(/closed until further notice/i).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText('The store takes orders again.')).toBeVisible();

  const wednesday = page.getByRole('listitem').filter({ hasText: 'Wednesday' });
  await page.getByLabel('Wednesday, closes at').fill('06:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Wednesday must close later than it opens.')).toBeVisible();
  await wednesday.getByRole('checkbox', { name: 'Open on Wednesday' }).uncheck();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Date').last().fill('2030-12-25');
  await expectAccessible(page, 'a day with other hours');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours were saved.')).toBeVisible();
  await page.reload();
  await expect(wednesday.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByLabel('Date').last()).toHaveValue('2030-12-25');
  await wednesday.getByRole('checkbox', { name: 'Open on Wednesday' }).check();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours were saved.')).toBeVisible();

  await page.getByLabel(/Smallest order/).fill('12.50');
  await page.getByRole('button', { name: 'Save terms' }).click();
  await expect(page.getByText('The terms were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Smallest order/)).toHaveValue('12.50');
});
