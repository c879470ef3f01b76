import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { holdRequests } from '@storefront/testing/hold-requests';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { desktop } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { asE164, mailedCode, newNumber, textedCode, wrongCode } from './support/codes';
import { logIn, newEmail, priya, registerMember, registerOnPage, sessionOf } from './support/members';
import { chooseAddress, continueWith } from './support/providers';

const BOROUGH = 101;
const NEW_PASSWORD = 'distinction-of-2';

const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A guest with a basket, on its page. */
async function openBasket(page: Page, baseURL: string | undefined) {
  const session = new ShopperSession(page.context().request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 2, 'delivery');
  await page.goto('/basket');
}

/** The link in the mail that sets a new password. */
async function mailedLink(baseURL: string | undefined, email: string) {
  const { text } = await mailTo(baseURL, email, 'Set a new password');
  return /https?:\/\/\S+\/member\/reset-token\/[\w-]+/.exec(text)?.[0] ?? '';
}

/** Opens the log-in page as the server sent it; the returned function lets the scripts replace it. */
async function openPlainLogin(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/session?stored=*');
  await page.goto('/login');
  // The page that replaces this one sets the title.
  await page.evaluate(() => {
    document.title = 'not replaced';
  });
  return release;
}

test('a button that is pressed while scripts replace the page still works', async ({ page }) => {
  const replace = await openPlainLogin(page);
  await page.getByRole('button', { name: 'Continue with Google' }).hover();
  await page.mouse.down();
  replace();
  await expect(page).toHaveTitle('Log in, Pipwell');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Log in with Google', level: 1 })).toBeVisible();
});

test('a button that is pressed just before scripts replace the page still works', async ({ page }) => {
  // React renders half a second after a change, unless it renders at once.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 500);
    } as typeof postMessage;
  });
  const replace = await openPlainLogin(page);
  replace();
  await expect(page).toHaveTitle('Log in, Pipwell');
  await page.getByRole('button', { name: 'Continue with Google' }).hover();
  await page.mouse.down();
  await expect(plainForms(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Log in with Google', level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member logs in with a password from the basket, and is back in it; a refusal keeps what was typed', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = await registerMember(context, baseURL);
    await context.clearCookies();
    await openBasket(page, baseURL);
    await page.locator('a[href="/login"]').filter({ visible: true }).first().click();
    await expect(page).toHaveTitle('Log in, Pipwell');
    await press(page, 'Log in');
    await expect(emailField(page)).toHaveAccessibleDescription('Enter your email address');
    await expect(passwordField(page)).toHaveAccessibleDescription('Enter your password');
    await expect(emailField(page)).toBeFocused();

    await emailField(page).fill(email);
    await passwordField(page).fill('not-the-one');
    await press(page, 'Log in');
    await expect(page.getByRole('alert')).toHaveText('That email and password do not match. Check both and try again.');
    await expect(emailField(page)).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue('');
    await expect(page).toHaveURL('/login?from=%2Fbasket');
    // It is shown once: nothing typed stays on the device.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sf_form');

    await passwordField(page).fill(password);
    await press(page, 'Log in');
    await expect(page).toHaveURL('/basket');
    const { session, basket } = await sessionOf(context, baseURL);
    expect(session).toMatchObject({ strategy: 'member', kind: 'password' });
    expect(basket?.count).toBe(2);
  });

  test('a member logs in with a code; a wrong one, a used one and one that cannot be sent say so', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email } = await registerMember(context, baseURL);
    await context.clearCookies();
    await openBasket(page, baseURL);
    await page.goto('/login?from=/basket');
    await page.getByRole('link', { name: 'Log in with a code' }).click();
    await press(page, 'Send me a code');
    await expect(emailField(page)).toHaveAccessibleDescription('Enter your email address');
    await emailField(page).fill(email);
    await serveApiFaults(baseURL, context, {
      '/auth/send-one-time-code': problemFault(503, 'one_time_code_not_sent'),
    });
    await press(page, 'Send me a code');
    await expect(page.getByRole('alert')).toHaveText('Unable to send one time password code at this moment');
    await serveApiFaults(baseURL, context, {});
    await press(page, 'Send me a code');
    await expect(page.getByText(`If there is an account with ${email}, we have emailed it a code.`)).toBeVisible();
    expect(page.url()).not.toContain('example');
    const code = await mailedCode(baseURL, email);
    await codeField(page).fill(wrongCode(code));
    await press(page, 'Log in');
    await expect(codeField(page)).toHaveAccessibleDescription('One time password code was incorrect');
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    // A page that is loaded again no longer knows the address.
    await page.reload();
    await emailField(page).fill(email);
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Log in');
    await expect(page).toHaveURL('/basket');
    expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', kind: 'otp' });
    await context.clearCookies();
    await page.goto('/login?with=code&sent=email');
    await emailField(page).fill(email);
    await codeField(page).fill(code);
    await press(page, 'Log in');
    await expect(codeField(page)).toHaveAccessibleDescription('One time password code was incorrect');
  });

  test('a visitor registers, with each refusal at its field, and verifies their number', async ({
    page,
    context,
    baseURL,
  }) => {
    const [email, number] = [newEmail(), newNumber()];
    await openBasket(page, baseURL);
    await page.goto('/register?from=/basket');
    await press(page, 'Create account');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name');
    const heard = page.getByLabel('Where did you hear about us?');
    await expect(heard).toHaveAccessibleDescription('Please select an option');
    const again = page.getByLabel('Confirm password', { exact: true });
    const create = async () => {
      await passwordField(page).fill('analytical-1');
      await again.fill('analytical-1');
      await press(page, 'Create account');
    };
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await emailField(page).fill(priya.email);
    await page.getByLabel('Mobile phone number').fill(number);
    await heard.selectOption('A friend or my family');
    await create();
    await expect(emailField(page)).toHaveAccessibleDescription('Your email address has already been registered');
    await expect(emailField(page)).toBeFocused();
    for (const field of [passwordField(page), again]) await expect(field).toHaveValue('');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Mobile phone number')).toHaveValue(number);
    await expect(heard).toHaveValue('friend');
    await emailField(page).fill(email);
    await page.getByLabel('Referral code').fill('NOSUCHCODE');
    await create();
    await expect(page.getByLabel('Referral code')).toHaveAccessibleDescription(
      /Referral code entered does not exist or is not valid/,
    );
    await page.getByLabel('Referral code').fill('');
    await create();
    await expect(page).toHaveURL('/basket');
    const { session, basket } = await sessionOf(context, baseURL);
    expect(session).toMatchObject({ strategy: 'member', kind: 'register' });
    expect(basket?.count).toBe(2);

    await page.goto('/member/verification?from=/basket');
    await press(page, 'Send me a code');
    await expect(page.getByText(`We have sent a code to +44…${number.slice(-3)}.`)).toBeVisible();
    const code = await textedCode(baseURL, asE164(number));
    await codeField(page).fill(wrongCode(code));
    await press(page, 'Verify');
    await expect(codeField(page)).toHaveAccessibleDescription('The code was incorrect');
    await codeField(page).fill(code);
    await press(page, 'Verify');
    await expect(page.getByText('Your phone number is verified.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).first().click();
    await expect(page).toHaveURL('/basket');
  });

  test('a forgotten password is replaced by a mailed link, which works once', async ({ page, context, baseURL }) => {
    const { email } = await registerMember(context, baseURL);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await emailField(page).fill('ada@example');
    await press(page, 'Send me a link');
    await expect(emailField(page)).toHaveAccessibleDescription('Enter an email address, such as name@example.com');
    await expect(emailField(page)).toHaveValue('ada@example');
    await emailField(page).fill(email);
    await press(page, 'Send me a link');
    await expect(page.getByText(`If there is an account with ${email}, we have emailed it a link`)).toBeVisible();
    expect(page.url()).not.toContain('example');

    const link = await mailedLink(baseURL, email);
    await page.goto(link);
    const password = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm new password', { exact: true });
    await password.fill(NEW_PASSWORD);
    await again.fill('difference-3');
    await page.getByRole('checkbox').uncheck();
    await press(page, 'Set new password');
    await expect(again).toHaveAccessibleDescription('The two passwords are not the same');
    await expect(again).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await password.fill('password1');
    await again.fill('password1');
    await press(page, 'Set new password');
    await expect(password).toHaveAccessibleDescription(/lists of stolen passwords/);
    await password.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await press(page, 'Set new password');
    await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
    await emailField(page).fill(email);
    await passwordField(page).fill(NEW_PASSWORD);
    await press(page, 'Log in');
    await expect(page).toHaveURL('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^This link has been used or is too old/ })).toBeVisible();
  });

  test('a member changes, adds and removes the password; a refusal is at its field', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = await registerMember(context, baseURL);
    const current = page.getByLabel('Current password', { exact: true });
    const typed = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm new password', { exact: true });
    await page.goto('/member/change-password');
    await expect(page.getByText('Your password is your only way to log in.')).toBeVisible();
    await current.fill('not-the-one');
    await typed.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await press(page, 'Change password');
    await expect(current).toHaveAccessibleDescription('Current password was incorrect.');
    await expect(current).toBeFocused();
    await expect(typed).toHaveValue('');
    await current.fill(password);
    await typed.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await press(page, 'Change password');
    await expect(page).toHaveURL('/login?notice=password-changed');
    await logIn(context, baseURL, { email, password: NEW_PASSWORD });

    await context.clearCookies();
    await page.goto('/login');
    await continueWith(page, 'Google');
    await chooseAddress(page, 'Google', newEmail());
    await expect(page).toHaveURL('/');
    await page.goto('/member/change-password');
    await typed.fill(NEW_PASSWORD);
    await press(page, 'Add password');
    await expect(again).toHaveAccessibleDescription('The two passwords are not the same');
    await typed.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await press(page, 'Add password');
    await expect(page.getByRole('status')).toHaveText('You can now log in with your email and password.');
    const removed = page.getByLabel('Password to remove', { exact: true });
    await removed.fill('not-the-one');
    await press(page, 'Remove password');
    await expect(removed).toHaveAccessibleDescription('Current password was incorrect.');
    await expect(removed).toBeFocused();
    await expect(current).toHaveAccessibleDescription('');
    await removed.fill(NEW_PASSWORD);
    await press(page, 'Remove password');
    await expect(page.getByRole('status')).toHaveText('Your password is removed. Your other devices are logged out.');
    await expect(page.getByText('You have no password yet')).toBeVisible();
  });
});

test('a form that is sent twice creates one account; other sites, long fields and foreign targets get a clear answer', async ({
  context,
  baseURL,
}) => {
  const post = async (name: string, form: Record<string, string>, site = 'same-origin') => {
    const headers = { 'sec-fetch-site': site };
    const reply = await context.request.post(`/actions/member/${name}`, { form, headers, maxRedirects: 0 });
    return [reply.status(), reply.headers().location];
  };
  const passwords = { password: 'analytical-1', passwordAgain: 'analytical-1' };
  const person = { firstname: 'Ada', lastname: 'Byron', emailAddress: newEmail(), whereDidYouHear: 'friend' };
  const registration = { ...person, ...passwords, key: crypto.randomUUID(), from: '//evil.test/basket' };
  expect(await Promise.all([post('register', registration), post('register', registration)])).toEqual([
    [303, '/'],
    [303, '/'],
  ]);
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('member');
  await context.clearCookies();
  expect(await post('register', { ...registration, key: 'a\r\nx-evil: 1', emailAddress: newEmail() })).toEqual([
    ...[303, '/register'],
  ]);
  expect((await sessionOf(context, baseURL)).session.strategy).toBe('guest');
  const long = { email: `${'x'.repeat(10_000)}@example.com`, password: 'y'.repeat(4_000), otp: '1' };
  expect(await post('log-in', long)).toEqual([303, '/login']);
  expect(await post('send-code', long)).toEqual([303, '/login?with=code']);
  expect(await post('log-in-with-code', long)).toEqual([303, '/login?with=code&sent=email']);
  expect(await post('request-reset', long)).toEqual([303, '/forgotten-password']);
  expect(await post('set-password', { ...passwords, resetToken: '../../evil' })).toEqual([303, '/forgotten-password']);
  const forged = { ...passwords, resetToken: 'never-was-one' };
  expect(await post('set-password', forged)).toEqual([303, '/member/reset-token/never-was-one']);
  // Without a session.
  const verification = { verificationCode: '123456', from: 'https://evil.test' };
  expect(await post('check-verification', verification)).toEqual([303, '/member/verification?sent=1']);
  for (const name of ['log-in', 'register', 'set-password'])
    expect((await post(name, registration, 'cross-site'))[0]).toBe(403);
});

const plainForms = (page: Page) => page.locator('[data-page] form');
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

test('while scripts load, what is typed and refused stays when the page replaces its plain forms', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await registerMember(context, baseURL);
  await context.clearCookies();
  const release = await holdRequests(page);
  await open(page, '/login?from=/basket');
  await emailField(page).fill(email);
  await passwordField(page).fill('not-the-one');
  await press(page, 'Log in');
  const refusal = page.getByRole('alert').filter({ hasText: 'That email and password do not match.' });
  await expect(refusal).toBeVisible();
  await passwordField(page).fill(password);
  release();
  await expect(plainForms(page)).toHaveCount(0);
  await expect(refusal).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(password);
  await expect(page.getByRole('main')).toHaveCount(1);
  await press(page, 'Log in');
  await expect.poll(async () => (await sessionOf(context, baseURL)).session.strategy).toBe('member');
});

test('while scripts load, a registration and a new password keep every field, and refusals stay at theirs', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await registerMember(context, baseURL);
  await context.clearCookies();
  let release = await holdRequests(page);
  await open(page, '/register');
  await page.getByLabel('First name').fill('Ada');
  await emailField(page).fill(email);
  await page.getByLabel('Where did you hear about us?').selectOption('friend');
  await press(page, 'Create account');
  const last = page.getByLabel('Last name');
  await expect(last).toHaveAccessibleDescription('Enter your last name');
  await passwordField(page).fill('analytical-1');
  await last.focus();
  release();
  await expect(plainForms(page).filter({ has: page.getByLabel('Last name') })).toHaveCount(0);
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Enter your last name');
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue('analytical-1');
  await expect(page.getByLabel('Where did you hear about us?')).toHaveValue('friend');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();

  await page.goto('/forgotten-password');
  await expect(plainForms(page)).toHaveCount(0);
  await emailField(page).fill(email);
  await press(page, 'Send me a link');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await mailedLink(baseURL, email);
  await page.unrouteAll();
  release = await holdRequests(page);
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel('Confirm new password', { exact: true }).focus();
  release();
  await expect(page).toHaveURL('/forgotten-password/set');
  await expect(page.getByLabel('Confirm new password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('the plain forms have no axe finding in either brand, on a phone of 320 px and on a wide screen', async ({
  page,
  baseURL,
}) => {
  await holdRequests(page);
  for (const origin of [baseURL ?? '', secondBusinessOrigin(baseURL)])
    for (const [path, button] of [
      ['/login', 'Log in'],
      ['/login?with=code', 'Send me a code'],
      ['/login?with=code&sent=email', 'Log in'],
      ['/register', 'Create account'],
      ['/forgotten-password', 'Send me a link'],
    ] as const) {
      await page.setViewportSize(desktop);
      await open(page, origin + path);
      await press(page, button);
      await expect(page.locator('main [aria-invalid]').first()).toBeFocused();
      await expectNoAxeFindings(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
});

test('the page of the password keeps what is typed, and has no axe finding in either brand, before scripts and with them', async ({
  page,
  baseURL,
}) => {
  const current = page.getByLabel('Current password', { exact: true });
  for (const origin of [baseURL ?? '', secondBusinessOrigin(baseURL)]) {
    await registerOnPage(page, origin);
    const release = await holdRequests(page);
    await open(page, `${origin}/member/change-password`);
    await press(page, 'Change password');
    await expect(current).toHaveAccessibleDescription('Enter your current password');
    await expectNoAxeFindings(page);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    release();
    await expect(plainForms(page)).toHaveCount(0);
    await expect(current).toHaveAccessibleDescription('Enter your current password');
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
    await expectNoAxeFindings(page);
    await page.unrouteAll();
  }
});

test('a weekly time that is chosen while scripts load stays chosen', async ({ page, baseURL }) => {
  await new ShopperSession(page.context().request, baseURL ?? '').chooseStore(BOROUGH, 'collection');
  await registerMember(page.context(), baseURL);
  const release = await holdRequests(page);
  await page.goto('/member/weekly-slot', { waitUntil: 'commit' });
  const times = page.getByRole('combobox', { name: /^Day and time/ });
  await times.selectOption({ index: 2 });
  const chosen = await times.inputValue();
  release();
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  await expect(times).toHaveValue(chosen);
});
