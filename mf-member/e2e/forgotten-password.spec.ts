import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { mailTo } from '@storefront/testing/mail-to';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { newEmail, registerMember, sessionOf } from './support/members';

const NEW_PASSWORD = 'distinction-of-2';
const LINK_ENDED = 'This link has been used or is too old. Ask for a new one.';

async function askForLink(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
}

/** The link in the mail. */
async function mailedLink(baseURL: string | undefined, email: string) {
  const { text } = await mailTo(baseURL, email, 'Set a new password');
  return /https?:\/\/\S+\/member\/reset-token\/[\w-]+/.exec(text)?.[0] ?? '';
}

async function fillPasswords(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('[2.32] a shopper with a forgotten password gets a link by mail, sets another with it, and logs in from there', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await registerMember(context, baseURL);
  await context.clearCookies();
  await openFormPage(page, '/register');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page).toHaveURL('/forgotten-password');
  await expect(page).toHaveTitle('Forgotten password, Pipwell');
  await askForLink(page, email);
  await expect(page.getByText(`If there is an account with ${email}, we have emailed`)).toBeVisible();
  await expectNoAxeFindings(page);

  const link = await mailedLink(baseURL, email);
  expect(link).toMatch(new RegExp(`^${baseURL}/member/reset-token/`));
  const document = await openFormPage(page, link);
  expect(document?.status()).toBe(200);
  expect(document?.headers()['cache-control']).toContain('no-store');
  // The secret is removed from the URL and so from the history.
  await expect(page).toHaveURL('/forgotten-password/set');
  await expect(page).toHaveTitle('Set a new password, Pipwell');
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await expectNoAxeFindings(page);

  await fillPasswords(page, NEW_PASSWORD, 'difference-3');
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(page.getByRole('checkbox', { name: /^Log out on every device/ })).toBeChecked();
  await fillPasswords(page, NEW_PASSWORD);
  await expect(page).toHaveURL('/login?notice=password-changed');
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed.' })).toBeVisible();
  await mailTo(baseURL, email, 'password was changed');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/do not match/);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');

  await openFormPage(page, link);
  await expect(page.getByRole('heading', { name: LINK_ENDED })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgotten-password');
});

test('a shopper without an account sees the same message, so that accounts are not revealed', async ({ page }) => {
  const email = newEmail();
  await openFormPage(page, '/forgotten-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address');
  await expectNoAxeFindings(page);
  await askForLink(page, email);
  await expect(page.getByText(`If there is an account with ${email}, we have emailed`)).toBeVisible();
});

test('a lost connection and too many requests are reported, and the typed text stays', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newEmail();
  await openFormPage(page, '/forgotten-password');
  await serveApiFaults(baseURL, context, { '/auth/request-password-reset': { kind: 'cut' } });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText('We could not reach the shop. Check your connection and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  for (let times = 0; times < 5; times += 1) {
    await askForLink(page, email);
    await page.getByRole('button', { name: 'Use another email address' }).click();
  }
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have tried that too many times. Please wait a minute and try again.',
  );
});

test('a member who resets the password may stay logged in on this device', async ({ page, context, baseURL }) => {
  const { email } = await registerMember(context, baseURL);
  await page.goto('/member/change-password');
  await page.getByRole('link', { name: 'Forgotten your current password?' }).click();
  await askForLink(page, email);
  await openFormPage(page, await mailedLink(baseURL, email));
  await page.getByRole('checkbox', { name: /^Log out on every device/ }).uncheck();
  await fillPasswords(page, NEW_PASSWORD);
  await expect(page).toHaveURL('/member');
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('member');
});

test('a link whose check fails says so and is retried; a password that cannot be saved stays typed', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await registerMember(context, baseURL);
  await context.clearCookies();
  await openFormPage(page, '/forgotten-password');
  await askForLink(page, email);
  const link = await mailedLink(baseURL, email);
  await serveApiFaults(baseURL, context, { '/auth/validate-reset-token': problemFault(500, 'internal_error') });
  await openFormPage(page, link);
  await expect(page.getByRole('alert')).toContainText('We could not check your link.');
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, { '/auth/reset-password': problemFault(500, 'internal_error') });
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillPasswords(page, NEW_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Unable to create your new password');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await serveApiFaults(baseURL, context, {});
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login?notice=password-changed');
});

test('the page that sets a password explains, without a link, where to find one', async ({ page }) => {
  await page.goto('/forgotten-password/set');
  await expect(page.getByRole('heading', { name: /^Open the link in the email/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/member/reset-token/never-was-one');
  await expect(page.getByRole('heading', { name: LINK_ENDED })).toBeVisible();
});
