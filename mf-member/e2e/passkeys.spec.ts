import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { devtoolsFixture } from '@storefront/testing/browser/devtools';
import { addAuthenticator } from '@storefront/testing/browser/virtual-authenticator';
import { test as base } from '@storefront/testing/neighbour-test';
import { registerMember, sessionOf } from './support/members';

const test = base.extend(devtoolsFixture);

test('a member makes a passkey, names it, logs in with it, and removes it', async ({
  page,
  context,
  baseURL,
  devtools,
}) => {
  const { password } = await registerMember(context, baseURL);
  const authenticator = await addAuthenticator(devtools);
  await page.goto('/member/devices');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('form', { name: 'New passkey' });
  await expect(form.getByLabel('Name of the passkey')).toBeFocused();
  await expectNoAxeFindings(page);
  await form.getByRole('button', { name: 'Create passkey' }).click();
  await expect(form.getByText('Current password was incorrect.')).toBeVisible();
  await form.getByLabel('Your password', { exact: true }).fill(password);
  // The browser's dialog ends without a passkey.
  await authenticator.verifies(false);
  await form.getByRole('button', { name: 'Create passkey' }).click();
  await expect(form.getByText('You did not finish, so nothing has changed.')).toBeVisible();
  await authenticator.verifies(true);
  await form.getByLabel('Name of the passkey').fill('My phone');
  await form.getByRole('button', { name: 'Create passkey' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByText('My phone')).toBeVisible();
  await expect(page.getByText('My phone is added. You can now log in with it.')).toBeVisible();
  const [credential] = await authenticator.passkeys();
  expect(credential).toMatchObject({ rpId: 'localhost', isResidentCredential: true });

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await form.getByLabel('Your password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create passkey' }).click();
  await expect(form.getByText('This device already has a passkey for your account.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await list.getByRole('button', { name: 'Rename My phone' }).click();
  await list.getByLabel('Name of the passkey').fill('Key ring');
  await list.getByLabel('Name of the passkey').press('Enter');
  await expect(list.getByText('Key ring')).toBeVisible();
  await expectNoAxeFindings(page);

  // The virtual authenticator answers the offer in the e-mail field at once, as a shopper does who chooses it there.
  await context.clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', kind: 'passkey' });

  // A browser without offers in fields.
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) }),
  );
  await context.clearCookies();
  await page.goto('/login');
  const logIn = page.getByRole('button', { name: 'Continue with a passkey' });
  await expect(logIn).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn');
  await expectNoAxeFindings(page);
  await authenticator.verifies(false);
  await logIn.click();
  await expect(page.getByRole('alert')).toHaveText('You did not finish, so nothing has changed.');
  await authenticator.verifies(true);
  await logIn.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', kind: 'passkey' });

  await page.goto('/member/devices');
  await list.getByRole('button', { name: 'Remove Key ring' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await list.getByRole('button', { name: 'Remove Key ring' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(list).toBeHidden();

  await context.clearCookies();
  await page.goto('/login');
  await logIn.click();
  await expect(page.getByRole('alert')).toHaveText(
    'We do not know that passkey; it may have been removed here. Choose another way to log in.',
  );
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('guest');
});

test('a browser without passkeys is offered none, and told so', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Log in with a code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toHaveCount(0);
  await registerMember(context, baseURL);
  await page.goto('/member/devices');
  await expect(page.getByText('This browser does not support passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
