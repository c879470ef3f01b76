import { expect, type Page } from '@playwright/test';
import { devtoolsFixture } from '@storefront/testing/browser/devtools';
import { addAuthenticator } from '@storefront/testing/browser/virtual-authenticator';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { lastMailId, mailTo } from '@storefront/testing/mail-to';
import { test as base } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

const test = base.extend(devtoolsFixture);
const email = 'passkey@pipwell.example';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logOut = (page: Page) => press(page, 'Log out');

test('an operator adds a passkey, logs in with it without a code, renames and removes it', async ({
  page,
  baseURL,
  devtools,
}) => {
  const today = page.getByRole('heading', { level: 1, name: 'Today' });
  const list = page.getByRole('list', { name: 'Your passkeys' });
  const before = await lastMailId(baseURL, email);

  const authenticator = await test.step('adds it', async () => {
    await logIn(page, baseURL, 'passkey', '/desk/your-log-in');
    const own = await addAuthenticator(devtools);
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await expectAccessible(page, 'no passkey');
    await press(page, 'Add a passkey');
    await expect(page.getByLabel('Name of the passkey')).toBeFocused();
    await own.verifies(false);
    await press(page, 'Create passkey');
    await expect(page.getByText('You did not finish, so nothing has changed.')).toBeVisible();
    await expectAccessible(page, 'a dialog that was closed');
    await own.verifies(true);
    await page.getByLabel('Name of the passkey').fill('My phone');
    await press(page, 'Create passkey');
    await expect(page.getByText('My phone is added. You can now log in with it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your log-in' })).toBeFocused();
    expect(await own.passkeys()).toMatchObject([{ rpId: new URL(deskUrl(baseURL)).hostname }]);
    await mailTo(baseURL, email, 'A passkey was added', before);
    await press(page, 'Rename My phone');
    await page.getByLabel('Name of the passkey').fill('Key ring');
    await page.getByLabel('Name of the passkey').press('Enter');
    await expect(page.getByText('The passkey is now called Key ring.')).toBeVisible();
    await expect(list.getByRole('button')).toHaveText(['Rename Key ring', 'Remove Key ring']);
    await expectAccessible(page, 'a passkey');
    return own;
  });

  await test.step('logs in with it where the browser offers it in the field', async () => {
    // The virtual authenticator answers the offer at once, as a person does who chooses it there.
    await logOut(page);
    await expect(today).toBeVisible();
    const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('sf_operator'));
    expect(cookies).toMatchObject([{ httpOnly: true }]);
  });

  await test.step('logs in with it by the button', async () => {
    await page.addInitScript(() =>
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) }),
    );
    await page.goto(deskUrl(baseURL));
    await logOut(page);
    const button = page.getByRole('button', { name: 'Continue with a passkey' });
    await expect(button).toBeVisible();
    await expectAccessible(page, 'log-in with a passkey');
    await authenticator.verifies(false);
    await button.click();
    await expect(page.getByRole('alert')).toHaveText('You did not finish, so nothing has changed.');
    await authenticator.verifies(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(today).toBeVisible();
  });

  await test.step('removes it, and it logs nobody in any more', async () => {
    await page.goto(deskUrl(baseURL, '/desk/your-log-in'));
    await press(page, 'Remove Key ring');
    await expectAccessible(page, 'remove a passkey');
    await press(page, 'Keep it');
    await press(page, 'Remove Key ring');
    await press(page, 'Remove the passkey');
    await expect(page.getByText('Key ring is removed.')).toBeVisible();
    await logOut(page);
    await press(page, 'Continue with a passkey');
    await expect(page.getByRole('alert')).toHaveText(/^We do not know that passkey/);
  });
});
