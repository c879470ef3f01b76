import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

test('a manager offers another time each week, which shoppers can book at once, and takes it back', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'manager3', '/desk/weekly-times');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly times' })).toBeVisible();
  await expectAccessible(page, 'the weekly times');

  await page.getByRole('button', { name: 'Add a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'New weekly time' });
  await dialog.getByLabel('Begins').fill('12:15');
  await dialog.getByLabel('Ends').fill('12:45');
  await dialog.getByLabel('Orders').fill('3');
  await dialog.getByLabel('Price').fill('1.23');
  await expectAccessible(page, 'a new weekly time');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'was saved' })).toContainText('slots added');
  await expect(page.getByRole('button', { name: 'Add a time' })).toBeFocused();

  await page.goto(deskUrl(baseURL, '/desk/slots'));
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: /12:15–12:45pm: £1.23, 0 booked/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Weekly times' }).click();
  await page.getByRole('button', { name: /12:15–12:45pm/ }).click();
  const sheet = page.getByRole('dialog', { name: '12:15–12:45pm' });
  for (const day of await sheet.getByRole('checkbox').all()) await day.uncheck();
  await sheet.getByRole('button', { name: 'Save this time' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was saved' })).toContainText('no longer offered');
  await expect(page.getByRole('region', { name: 'Not offered' })).toContainText('12:15–12:45pm');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Offered', exact: true })).toContainText('12:15–12:45pm');
});
