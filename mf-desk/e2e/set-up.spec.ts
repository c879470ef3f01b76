import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

// All log in as the one administrator of the demonstration.
test.describe.configure({ mode: 'serial' });

test('an administrator makes a key that a program can use, and revokes it', async ({ page, request, baseURL }) => {
  await logIn(page, baseURL, 'administrator', '/desk/keys');
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Say what the key is for, such as Till 3.')).toBeVisible();
  await page.getByLabel('What is it for?').fill('Till 3');
  await page.getByLabel('Read items and prices').check();
  await page.getByRole('button', { name: 'Make key' }).click();
  const shown = page.getByRole('status').getByRole('code').or(page.locator('code'));
  const key = (await shown.textContent()) ?? '';
  await expectAccessible(page, 'a new key');
  const read = () =>
    request.get(`${baseURL}/api/v1/items?store=borough`, { headers: { authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Till 3' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/^Revoked Today/).first()).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test('an administrator adds an endpoint of webhooks, replaces its secret, disables and removes it', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'administrator', '/desk/webhook-endpoints');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText('Enter an address that starts with https://.')).toBeVisible();
  await expect(page.getByText('Choose what the program is told of.')).toBeVisible();
  const url = `https://till.shopper.example/${Date.now()}`;
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('An order is placed').check();
  await page.getByLabel('An item is running out').check();
  await page.getByLabel('Running out means this many or fewer').fill('3');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const secret = page.locator('code');
  const first = await secret.textContent();
  expect(first).toMatch(/^whsec_/);
  await expectAccessible(page, 'a new endpoint');
  const row = page.getByRole('listitem').filter({ hasText: url }).first();
  await expect(row).toContainText('Running out means 3 or fewer.');
  await row.getByRole('button', { name: 'New secret' }).click();
  await expect(secret).not.toHaveText(first ?? '');
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled by staff.');
  await row.getByRole('button', { name: 'Enable' }).click();
  await expect(row).toContainText('Receives events.');
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(url)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Endpoints' })).toBeVisible();
  await expect(page.getByText(url)).toHaveCount(0);
});

test('somebody is invited, sets a password, logs in, changes role and is removed; the audit names each step', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `bo.${Date.now()}@pipwell.example`;
  await logIn(page, baseURL, 'administrator', '/desk/staff');
  await expectAccessible(page, 'staff');
  await page.getByLabel('Name').fill('Bo Strand');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('Counter');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Bo Strand gets an e-mail with a link to set a password.')).toBeVisible();
  const { text } = await mailTo(baseURL, email, '');
  const link = /https?:\/\/\S+invitation=\S+/.exec(text)?.[0] ?? '';

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await guest.getByLabel('New password').fill('seven slow rivers');
  await guest.getByRole('button', { name: 'Set password' }).click();
  await guest.getByLabel('Password', { exact: true }).fill('seven slow rivers');
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  const mailed = await mailTo(baseURL, email, 'code');
  await guest.getByLabel('Code', { exact: true }).fill(/\b\d{6}\b/.exec(mailed.text)?.[0] ?? '');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.getByText('Bo Strand')).toBeVisible();

  await page.getByLabel('Role of Bo Strand').selectOption('Picker');
  await expect(page.getByText('Bo Strand was changed.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Pick' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Bo Strand' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Bo Strand was removed.')).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL(/log-in/);
  await other.close();

  await page.goto(deskUrl(baseURL, '/desk/audit'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Alex Brandt' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('picker');
  await expectAccessible(page, 'audit');
});
