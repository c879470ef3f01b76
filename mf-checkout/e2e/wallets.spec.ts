import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { test } from '@storefront/testing/neighbour-test';
import { openPayment, payButton, TOTAL, typeCard } from './support/payment-step';

// The sandbox's scripts open a sheet of test cards instead of the device's.
const sheet = (page: Page, wallet: string) => page.getByRole('dialog', { name: `Simulated ${wallet}` });
const buy = (page: Page, wallet: string) => page.getByRole('button', { name: `Buy with ${wallet}` });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** How the simulated wallets of this browser behave; null is a device that can pay. */
async function setWallet(page: Page, wallet: 'apple-pay' | 'google-pay', setting: 'none' | 'broken' | null) {
  await page.evaluate(([key, value]) => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key)), [
    `sandbox:${wallet}`,
    setting,
  ] as const);
}

const wallets = [
  ['1.17', 'Apple Pay', 'apple_pay', 'appleTokenData'],
  ['1.18', 'Google Pay', 'google_pay', 'googleTokenData'],
] as const;

for (const [id, wallet, method, field] of wallets)
  test(`[${id}] a guest closes ${wallet}’s sheet, opens it again by keyboard and pays`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPayment(page, baseURL ?? '');
    await page.getByRole('radio', { name: wallet }).check();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await buy(page, wallet).click();
    await expect(sheet(page, wallet)).toContainText('27.75');
    await sheet(page, wallet).getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toContainText('Payment was cancelled');
    await expect(alert(page).locator('..')).toBeFocused();
    await expectNoAxeFindings(page);

    await buy(page, wallet).focus();
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest(/\/make-payment$/);
    await sheet(page, wallet).getByRole('button', { name: 'Pay' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ paymentMethod: method, [field]: expect.any(String) });
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
  });

test('[8.17] a device whose Apple Pay does not answer, and one whose Google Pay fails, say so', async ({
  page,
  baseURL,
}) => {
  let answer = () => undefined as unknown;
  const answered = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  await page.route('**/payments/wallet-offers', async (route) => {
    await answered;
    await route.continue();
  });
  await openPayment(page, baseURL ?? '');
  // A wallet has its place before the device has answered, so that nothing moves under a finger.
  const placeOf = (role: 'radio' | 'button', name: RegExp) => page.getByRole(role, { name }).boundingBox();
  const places = async () => [await placeOf('radio', /^Cash/), await placeOf('button', /^Place order/)];
  await expect(page.getByRole('radio', { name: 'Apple Pay Checking this device' })).toBeDisabled();
  const before = await places();
  answer();
  await expect(page.getByRole('radio', { name: 'Apple Pay On this device' })).toBeEnabled();
  expect(await places()).toEqual(before);
  await setWallet(page, 'apple-pay', 'broken');
  await setWallet(page, 'google-pay', 'broken');
  await page.reload();
  await expect(page.getByText('Error checking Apple Pay availability')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Google Pay' }).check();
  await buy(page, 'Google Pay').click();
  await expect(alert(page)).toContainText('There was an error processing Google Pay');
  await expect(alert(page)).toContainText('Nothing was charged.');
  await expectNoAxeFindings(page);

  await setWallet(page, 'apple-pay', 'none');
  await setWallet(page, 'google-pay', null);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
  await expect(page.getByText('Error checking Apple Pay availability')).toHaveCount(0);
});

test('each host serves the file by which Apple knows its business', async ({ page, baseURL }) => {
  const fileOf = async (origin: string) => {
    const reply = await page.goto(`${origin}/.well-known/apple-developer-merchantid-domain-association`);
    return { status: reply?.status(), type: reply?.headers()['content-type'], text: await reply?.text() };
  };
  const pipwell = await fileOf(baseURL ?? '');
  expect(pipwell).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  const lathmere = await fileOf(secondBusinessOrigin(baseURL));
  expect(lathmere.status).toBe(200);
  expect(lathmere.text).not.toBe(pipwell.text);
});

test.describe('at a store that changes its mind', () => {
  test.use({ userAgent: 'checkout-wallets-refused' });

  test('[8.18] a store that does not accept cards, Google Pay or Apple Pay any more says which', async ({
    page,
    context,
    baseURL,
  }) => {
    await openPayment(page, baseURL ?? '');
    await serveApiFaults(baseURL, context, {
      '/payments/make-payment': problemFault(409, 'payment_method_not_accepted'),
    });
    for (const wallet of ['Google Pay', 'Apple Pay']) {
      await page.getByRole('radio', { name: wallet }).check();
      await buy(page, wallet).click();
      await sheet(page, wallet).getByRole('button', { name: 'Pay' }).click();
      await expect(alert(page)).toContainText(`Store does not accept ${wallet} payment`);
    }
    await page.getByRole('radio', { name: /Card/ }).check();
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await expect(alert(page)).toContainText('Store does not accept card payment');
    await expectNoAxeFindings(page);
  });
});
