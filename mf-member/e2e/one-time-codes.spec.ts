import { expect } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { asE164, mailedCode, newNumber, textedCode, wrongCode } from './support/codes';
import { newEmail, registerMember, sessionOf } from './support/members';

const BOROUGH = 101;

test('[8.24] [6.03] a member logs in with a code by e-mail, and goes on where they were', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await registerMember(context, baseURL);
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'member', kind: 'register' });
  await context.clearCookies();
  expect((await sessionOf(context, baseURL)).session).toMatchObject({ strategy: 'guest', kind: 'unknown' });
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 2, 'delivery');
  await openFormPage(page, '/login?from=/basket');
  await page.getByRole('link', { name: 'Log in with a code' }).click();
  await expect(page.getByRole('heading', { name: 'Log in with a code' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  const send = page.getByRole('button', { name: 'Send me a code' });

  await serveApiFaults(baseURL, context, {
    '/auth/send-one-time-code': problemFault(503, 'one_time_code_not_sent'),
  });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Unable to send one time password code at this moment');
  await serveApiFaults(baseURL, context, {});
  await send.click();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();
  await expectNoAxeFindings(page);

  const code = await mailedCode(baseURL, email);
  await field.fill(wrongCode(code));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(field).toHaveAccessibleDescription('One time password code was incorrect');
  await expect(field).toBeFocused();
  await expectNoAxeFindings(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/basket');
  const state = await sessionOf(context, baseURL);
  expect(state.session).toMatchObject({ strategy: 'member', kind: 'otp' });
  expect(state.basket?.count).toBe(2);
});

test('[8.25] [8.22] [6.03] a member verifies their phone, then gets a code by text and logs in with it', async ({
  page,
  context,
  baseURL,
}) => {
  const number = newNumber();
  const email = newEmail();
  const origin = { origin: baseURL ?? '' };
  const person = { firstname: 'Ada', lastname: 'Byron', emailAddress: email, password: 'analytical-1' };
  await context.request.post(`${baseURL}/en-gb/api/auth/register`, {
    headers: origin,
    data: { ...person, mobileContactNumber: number },
  });
  await openFormPage(page, '/member/verification');
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send me a code' });
  const field = page.getByLabel('Code', { exact: true });
  for (const [refusal, text] of [
    [problemFault(503, 'verification_not_sent'), 'Unable to request verification code'],
    [problemFault(409, 'phone_already_verified'), 'Phone number has already been verified by another member'],
  ] as const) {
    await serveApiFaults(baseURL, context, { '/member/verification-code-request': refusal });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  await send.click();
  await expect(field).toBeFocused();
  await expect(page.getByText(`We have sent a code to +44…${number.slice(-3)}.`)).toBeVisible();
  const code = await textedCode(baseURL, asE164(number));
  await field.fill(wrongCode(code));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(field).toHaveAccessibleDescription('The code was incorrect');
  await expectNoAxeFindings(page);
  const check = '/member/verification-code-check';
  await serveApiFaults(baseURL, context, { [check]: problemFault(422, 'email_not_verified') });
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Unable to verify your email address');
  await serveApiFaults(baseURL, context, {});
  await field.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Your phone number is verified.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await context.clearCookies();
  await openFormPage(page, '/login?with=code');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('radio', { name: 'By text message' }).check();
  await send.click();
  await expect(field).toBeFocused();
  await field.fill(await textedCode(baseURL, asE164(number)));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});
