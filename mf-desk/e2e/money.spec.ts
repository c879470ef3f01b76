import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

test('finance reads a day close, with what the gateway says of it, saves it, and has no right to the slots', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'finance', '/desk/money');
  await expect(page.getByRole('heading', { level: 1, name: 'Day close' })).toBeVisible();
  await expect(page.getByLabel('Store')).toHaveValue('');
  await expectAccessible(page, 'the day close of yesterday');

  const today = page.getByRole('navigation', { name: 'Day', exact: true }).getByRole('link').last();
  await today.click();
  await expect(page.getByText('This day is not over: its sums may still change.')).toBeVisible();
  await expectAccessible(page, 'the day close of today');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^day-close-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^day,to,business,store,group,entry,count,amount,currency\r\n/,
  );

  await page.getByLabel('Store').selectOption({ label: 'Borough' });
  await expect(page).toHaveURL(/store=borough/);
  await expect(page.getByRole('region', { name: 'The week' })).toBeVisible();

  await page.goto(deskUrl(baseURL, '/desk/slots'));
  await expect(page.getByText('Your role has no right to this page.')).toBeVisible();
});
