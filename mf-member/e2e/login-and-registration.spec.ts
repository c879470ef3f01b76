import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { logIn, newEmail, priya, registerMember, sessionOf } from './support/members';

const BOROUGH = 101;

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('analytical-1');
  await page.getByLabel('Confirm password', { exact: true }).fill('analytical-1');
  await page.getByLabel('Where did you hear about us?').selectOption('A friend or my family');
}
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

test('[6.03] a member logs in: the storefront knows their name, their place and what they buy', async ({
  page,
  context,
  baseURL,
}) => {
  await openFormPage(page, '/login');
  await fillLogin(page, priya);
  await expect(page).toHaveURL('/');
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', firstname: 'Priya' });
  await expect(page.getByRole('region', { name: /^(Your usuals|Buy again)$/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue shopping at Borough' })).toBeVisible();
  expect((await sessionOf(context, baseURL)).location?.postcode).toMatch(/^SE1 /);
});

test('a wrong password is reported, and the typed text stays', async ({ page }) => {
  await openFormPage(page, '/login');
  await fillLogin(page, { email: newEmail(), password: 'not-the-one' });
  await expect(page.getByRole('alert')).toHaveText('That email and password do not match. Check both and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(/@example\.com$/);
  await expectNoAxeFindings(page);
});

test('an empty log-in form says what is missing and focuses it', async ({ page }) => {
  await openFormPage(page, '/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a lost connection is reported as such, and a retry succeeds', async ({ page, context, baseURL }) => {
  await openFormPage(page, '/login');
  await serveApiFaults(baseURL, context, { '/oauth/token': { kind: 'cut' } });
  await fillLogin(page, priya);
  await expect(page.getByRole('alert')).toHaveText('We could not reach the shop. Check your connection and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(priya.email);
  await serveApiFaults(baseURL, context, {});
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('too many attempts are asked to wait', async ({ page, context, baseURL }) => {
  const email = newEmail();
  const alert = page.getByRole('alert');
  const guesses = Array.from({ length: 9 }, (_, tries) =>
    expect(logIn(context, baseURL, { email, password: `guess-${tries}` })).rejects.toThrow(/401 .*invalid_credentials/),
  );
  await Promise.all(guesses);
  await openFormPage(page, '/login');
  await fillLogin(page, { email, password: 'the tenth guess' });
  await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  await expect(alert).toHaveText(/do not match/);
  await fillLogin(page, { email, password: 'one-too-many' });
  await expect(alert).toHaveText('You have tried that too many times. Please wait a minute and try again.');
});

test('a password can be shown during typing', async ({ page }) => {
  await openFormPage(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('visible');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('[2.73] after log-in or registration the previous page decides the target: basket, checkout or home', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  /** A new visitor; the guards of the basket and the checkout let only one with a basket and a slot pass. */
  const visitsLogin = async (from: string) => {
    // A late reply to the previous page would bring the previous member's basket back.
    await page.goto('/robots.txt');
    await context.clearCookies();
    if (from === '/basket' || from.startsWith('/checkout')) {
      await session.chooseStore(BOROUGH, 'delivery');
      const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
      await session.reserveSlot(BOROUGH, basketToken, 'delivery');
    }
    await openFormPage(page, `/login?from=${encodeURIComponent(from)}`);
  };
  for (const [from, target] of [
    ['/basket', '/basket'],
    ['/checkout/login', /\/checkout(\/details)?$/],
    ['/stores/borough', '/'],
    ['https://elsewhere.test/basket', '/'],
  ] as const) {
    await visitsLogin(from);
    await fillLogin(page, priya);
    await expect(page).toHaveURL(target);
    await visitsLogin(from);
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, newEmail());
    await createAccount(page);
    await expect(page).toHaveURL(target);
  }
});

test('[6.03] a visitor registers and is logged in', async ({ page, context, baseURL }) => {
  await openFormPage(page, '/register');
  await fillRegistration(page, newEmail());
  await page.getByLabel('Mobile phone number').fill('07700 900123');
  await createAccount(page);
  await expect(page).toHaveURL('/');
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', firstname: 'Ada' });
  await page.goto('/member/profile');
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('07700 900123');
});

test('[5.13] a registration requires an answer to where-did-you-hear', async ({ page }) => {
  await openFormPage(page, '/register');
  await createAccount(page);
  await expect(page.getByText('Please select an option', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Use at least 8 characters').first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('[8.20] a rejected registration shows the reason, at its field if it has one', async ({
  page,
  context,
  baseURL,
}) => {
  await openFormPage(page, '/register');
  await fillRegistration(page, priya.email);
  await createAccount(page);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Your email address has already been registered');
  await expect(email).toBeFocused();
  await email.fill(newEmail());
  await serveApiFaults(baseURL, context, { '/auth/register': problemFault(500, 'internal_error') });
  await createAccount(page);
  await expect(page.getByRole('alert')).toHaveText('There was an error creating your account');
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  await createAccount(page);
  await expect(page).toHaveURL('/');
});

test('an impossible mobile number is rejected at its field', async ({ page }) => {
  await openFormPage(page, '/register');
  await fillRegistration(page, newEmail());
  await page.getByLabel('Mobile phone number').fill('0123456');
  await createAccount(page);
  await expect(page.getByLabel('Mobile phone number')).toHaveAccessibleDescription('Mobile phone number is invalid');
});

test('logging out ends the session and leads home', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('guest');
  await page.goto('/member');
  await expect(page).toHaveURL('/');
});

test('[1.27] a new password logs out and is valid for the next log-in', async ({ page, context, baseURL }) => {
  const { email, password } = await registerMember(context, baseURL);
  await page.goto('/member/change-password');
  await expect(page.getByText('This logs you out on every device, including this one.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('distinction-of-2');
  await page.getByLabel('Confirm new password', { exact: true }).fill('distinction-of-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login?notice=password-changed');
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed.' })).toBeVisible();
  await expectNoAxeFindings(page);
  await fillLogin(page, { email, password });
  await expect(page.getByRole('main')).toContainText('That email and password do not match.');
  await fillLogin(page, { email, password: 'distinction-of-2' });
  await expect(page).toHaveURL('/');
});

test('[8.21] a rejected password change shows the reason', async ({ page, context, baseURL }) => {
  await registerMember(context, baseURL);
  await page.goto('/member/change-password');
  const changePassword = async () => {
    await page.getByLabel('Current password', { exact: true }).fill('not-the-one');
    await page.getByLabel('New password', { exact: true }).fill('distinction-of-2');
    await page.getByLabel('Confirm new password', { exact: true }).fill('distinction-of-2');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await changePassword();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Current password was incorrect.',
  );
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, { '/member/change-password': problemFault(500, 'internal_error') });
  // A form that was sent before hydration comes back without its passwords.
  await changePassword();
  await expect(page.getByRole('alert')).toHaveText('Unable to create your new password');
});

test('a second device finds the member’s basket and says what came from there; a log-out takes it off the device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const member = await registerMember(context, baseURL);
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await new ShopperSession(context.request, baseURL ?? '').addItem(
    BOROUGH,
    'seeded-farmhouse-loaf-800g',
    2,
    'delivery',
  );

  const other = await browser.newContext({ baseURL });
  const second = await other.newPage();
  const guest = new ShopperSession(other.request, baseURL ?? '');
  await guest.chooseStore(BOROUGH, 'delivery');
  await guest.addItem(BOROUGH, 'rye-and-caraway-loaf-500g', 1, 'delivery');
  await openFormPage(second, '/login?from=/basket');
  await fillLogin(second, member);
  await expect(second).toHaveURL('/basket');
  await expect(second.getByText('Seeded farmhouse loaf 800g is from your basket on another device.')).toBeVisible();
  await expect(second.getByRole('main').getByText('3 items')).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();

  await second.goto('/member');
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL('/');
  expect((await sessionOf(other, baseURL)).basket).toBeNull();
  await page.reload();
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
  await other.close();
});

test('[5.22] the rules for a confirmed password, a referral code and a coupon stand on their forms, and the API enforces them', async ({
  page,
  context,
  baseURL,
}) => {
  await openFormPage(page, '/register');
  await fillRegistration(page, newEmail());
  const again = page.getByLabel('Confirm password', { exact: true });
  await expect(again).toHaveAccessibleDescription('Enter the same password again');
  const referral = page.getByLabel('Referral code');
  const rule = 'From a friend: letters, digits and hyphens. It counts for your first order.';
  await expect(referral).toHaveAccessibleDescription(rule);
  await again.fill('analytical-2');
  await referral.fill('a friend!');
  await createAccount(page);
  await expect(again).toHaveAccessibleDescription(/The two passwords are not the same/);
  await expect(referral).toHaveAccessibleDescription(/Referral code entered does not exist or is not valid/);

  const registration = {
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: newEmail(),
    password: 'analytical-1',
    passwordConfirmation: 'analytical-1',
  };
  const call = async (path: string, data: object) => {
    const reply = await context.request.post(`/en-gb/api${path}`, { headers: { origin: baseURL ?? '' }, data });
    return [reply.status(), ((await reply.json()) as { code?: string }).code];
  };
  const differs = { ...registration, passwordConfirmation: 'analytical-2' };
  expect(await call('/auth/register', differs)).toEqual([422, 'validation_failed']);
  const unknown = { ...registration, referralCode: 'NOSUCHCODE' };
  expect(await call('/auth/register', unknown)).toEqual([422, 'referral_code_invalid']);

  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 1, 'delivery');
  await page.goto('/basket');
  await expect(page.getByText('New here? WELCOME10 takes 10% off a first order of £20 or more.')).toBeVisible();
  expect(await call('/basket/apply-coupon', { basketToken, coupon: 'WELCOME10' })).toEqual([
    409,
    'coupon_below_minimum',
  ]);
});
