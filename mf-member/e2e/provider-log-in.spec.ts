import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { openFormPage } from '@storefront/testing/open-form-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { logIn, newEmail, registerMember, sessionOf } from './support/members';
import { chooseAddress, continueWith, type ProviderName, providers } from './support/providers';

const BOROUGH = 101;
const kinds = { Google: 'google', Apple: 'apple', Facebook: 'facebook' } as const;

test('[6.03] a shopper logs in with Google, Apple or Facebook, and goes on where they were with their basket', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  for (const name of providers) {
    // Ends the requests of the page before, whose replies would set cookies again.
    await page.goto('/robots.txt');
    await context.clearCookies();
    const session = new ShopperSession(context.request, baseURL ?? '');
    await session.chooseStore(BOROUGH, 'delivery');
    await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 2, 'delivery');
    await page.goto('/login?from=/basket');
    await continueWith(page, name);
    await chooseAddress(page, name, newEmail());
    await expect(page).toHaveURL('/basket');
    const state = await sessionOf(context, baseURL);
    expect([name, state.session, state.basket?.count]).toMatchObject([
      name,
      { strategy: 'member', kind: kinds[name] },
      2,
    ]);
  }
});

test('[8.23] a log-in with a provider that fails or is cancelled says so, and the shopper can go on', async ({
  page,
}) => {
  const failures: Readonly<Record<ProviderName, string>> = {
    Google: 'Unable to log in with Google, please try again.',
    Apple: 'Unable to log in with Apple, please try again.',
    Facebook: 'Unable to log in with Facebook, please try again.',
  };
  for (const name of providers) {
    await page.goto('/login?from=/basket');
    await continueWith(page, name);
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await expect(page).toHaveURL(/\/login\?.*from=%2Fbasket/);
    await expect(page.getByRole('alert')).toHaveText(failures[name]);
  }
  await expectNoAxeFindings(page);
  await continueWith(page, 'Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not finish at Google, so nothing has changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?.*from=%2Fbasket/);
  await page.goto('/login/google/return?state=forged&code=forged');
  await expect(page.getByRole('alert')).toHaveText('That took too long, or was opened twice. Please try Google again.');
});

test('[6.03] before any script a shopper logs in with a provider', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const name of providers) {
    await context.clearCookies();
    await page.goto('/login');
    await continueWith(page, name);
    // A page that goes on by itself, without a script.
    await chooseAddress(page, name, newEmail());
    if (name === 'Apple') await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
    expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', kind: kinds[name] });
  }
  await context.close();
});

test('a provider with the address of an account is added when its owner logs in, shown in the account, and removed', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await registerMember(context, baseURL);
  await context.clearCookies();
  await openFormPage(page, '/login');
  await continueWith(page, 'Google');
  await chooseAddress(page, 'Google', email);
  await expect(page.getByRole('status').filter({ hasText: 'email address' })).toHaveText(
    'You already have an account with the email address that Google gave us. Log in, and we will add Google to it.',
  );
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('guest');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/member/devices');
  const ways = page.getByRole('list', { name: 'Ways to log in' });
  await expect(ways.getByText('Google')).toBeVisible();
  const typed = page.getByLabel('Password, to add another way');
  await typed.fill('not the password');
  await page.getByRole('button', { name: 'Add Facebook' }).click();
  await expect(page.getByText('That is not your password, so Facebook was not added.')).toBeVisible();
  await expect(typed).toHaveAccessibleDescription('Current password was incorrect.');
  await typed.fill(password);
  await page.getByRole('button', { name: 'Add Facebook' }).click();
  await chooseAddress(page, 'Facebook', newEmail());
  await expect(page.getByText('You can now log in with Facebook.')).toBeVisible();
  await expect(ways.getByText('Facebook', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Remove Google' }).click();
  await expect(ways.getByText('Google')).toBeHidden();
  await page.reload();
  await expect(ways.getByRole('listitem')).toHaveCount(2);
});

test('the only way to log in cannot be removed', async ({ page }) => {
  await page.goto('/login');
  await continueWith(page, 'Google');
  await chooseAddress(page, 'Google', newEmail());
  await expect(page).toHaveURL('/');
  await page.goto('/member/devices');
  await page.getByRole('button', { name: 'Remove Google' }).click();
  await expect(page.getByText('This is your only way to log in. Add another before you remove it.')).toBeVisible();
  await page.getByRole('link', { name: 'Add a password' }).click();
  await expect(page).toHaveURL('/member/change-password');
  const byEmail = page.getByRole('link', { name: 'Set a password by email' });
  await expect(byEmail).toBeVisible();
  await expect(page.getByText('You have no password yet, because you log in another way.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await byEmail.click();
  await expect(page).toHaveURL('/forgotten-password');
  await page.goBack();
  await page.goBack();
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByText('This device')).toBeVisible();
  await expect(devices.getByText('Chrome on')).toBeVisible();
});

test('a password is added in the account, and removed again with the keyboard, but not as the only way', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto('/login');
  await continueWith(page, 'Google');
  await chooseAddress(page, 'Google', email);
  await expect(page).toHaveURL('/');
  await page.goto('/member/change-password');
  const typed = page.getByLabel('New password', { exact: true });
  await typed.fill('password1');
  await page.getByLabel('Confirm new password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Add password' }).click();
  await expect(typed).toHaveAccessibleDescription(/lists of stolen passwords/);
  await expectNoAxeFindings(page);
  await typed.fill('distinction-of-2');
  await page.getByLabel('Confirm new password', { exact: true }).fill('distinction-of-2');
  await page.keyboard.press('Enter');
  const done = page.getByRole('main').getByRole('status');
  await expect(done).toHaveText('You can now log in with your email and password.');
  const laptop = await page.context().browser()?.newContext();
  if (!laptop) throw new Error('There is no browser');
  await logIn(laptop, baseURL, { email, password: 'distinction-of-2' });

  const current = page.getByLabel('Password to remove', { exact: true });
  await current.fill('not-the-one');
  await current.press('Enter');
  await expect(current).toHaveAccessibleDescription('Current password was incorrect.');
  await expect(current).toBeFocused();
  await current.fill('distinction-of-2');
  await current.press('Enter');
  await expect(done).toHaveText('Your password is removed. Your other devices are logged out.');
  await expect(page.getByText('You have no password yet')).toBeVisible();
  await expectNoAxeFindings(page);
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('member');
  await expect.poll(async () => (await sessionOf(laptop, baseURL)).session.strategy).toBe('guest');
  await laptop.close();
});
