import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

/** Of the picker of the demonstration with a PIN. */
const PIN = '482915';
// Both log in as one manager, whose mailed codes would be mixed up.
test.describe.configure({ mode: 'serial' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const type = async (page: Page, digits: string) => {
  for (const digit of digits) await page.keyboard.press(digit);
};

test('a manager pairs a handheld, a picker works on it with a PIN, and it locks after five minutes', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Handheld ${Date.now() % 100_000}`;
  await test.step('a manager pairs it', async () => {
    await logIn(page, baseURL, 'manager2', '/desk/handhelds');
    await expect(page.getByRole('heading', { level: 2, name: 'Pair this device' })).toBeVisible();
    await expectAccessible(page, 'handhelds');
    await page.getByLabel('Name on the handheld').fill(name);
    await press(page, 'Pair and log out');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    await expect(page.getByText(`${name}, paired with Borough`)).toBeVisible();
    await expectAccessible(page, 'names');
    const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('sf_handheld'));
    expect(cookies).toMatchObject([{ httpOnly: true }]);
  });

  await test.step('a picker logs in', async () => {
    await page.goto(deskUrl(baseURL, '/desk/pick'));
    await press(page, 'Amara Bello');
    await expectAccessible(page, 'PIN');
    for (const digit of '482916') await press(page, digit);
    await expect(page.getByText('This PIN does not match. Try again.')).toBeVisible();
    await expectAccessible(page, 'wrong PIN');
    await type(page, PIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Pick' })).toBeVisible();
  });

  const locked = page.getByRole('dialog', { name: 'Amara, your PIN' });
  await test.step('five minutes without a touch lock it, and the PIN opens the same page', async () => {
    await context.clock.install();
    await page.goto(deskUrl(baseURL, '/desk'));
    const today = page.getByRole('heading', { level: 1, name: 'Today' });
    await expect(today).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
      'Today',
      'Pick',
      'Orders',
    ]);
    await page.getByText('Amara Bello').click();
    const told = page.waitForResponse(/desk\/handheld-lock/);
    await context.clock.fastForward('05:05');
    await told;
    await expect(locked).toBeVisible();
    await expect(today).toBeHidden();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(locked).toBeVisible();
    await expectAccessible(page, 'locked');
    const refused = () =>
      fetch('/en-gb/api/desk/orders', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(await page.evaluate(`(${refused})().then(({ status }) => status)`)).toBe(423);
    await type(page, PIN);
    await expect(today).toBeVisible();
    await expect(locked).toBeHidden();
  });

  await test.step('a new document of a locked handheld asks for the PIN of its owner', async () => {
    const told = page.waitForResponse(/desk\/handheld-lock/);
    await context.clock.fastForward('05:05');
    await told;
    await page.goto(deskUrl(baseURL, '/desk/orders'));
    await expect(page.getByRole('heading', { level: 1, name: 'Amara, your PIN' })).toBeVisible();
    await type(page, PIN);
    await expect(page).toHaveURL(deskUrl(baseURL, '/desk/orders'));
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  await test.step('somebody else logs out from the lock', async () => {
    await context.clock.fastForward('05:05');
    await press(page, 'Not you? Log out');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
  });
});

test('a manager withdraws a handheld, which is a browser like others from then on', async ({ page, baseURL }) => {
  const name = `Handheld ${Date.now() % 100_000} lost`;
  await logIn(page, baseURL, 'manager2', '/desk/handhelds');
  await page.getByLabel('Name on the handheld').fill(name);
  await press(page, 'Pair and log out');
  await press(page, /^Not listed/);
  await page.getByLabel('E-mail').fill('manager2@pipwell.example');
  await page.getByLabel('Password').fill('desk-demo-1');
  await press(page, 'Log in');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(deskUrl(baseURL, '/desk/handhelds'));
  await press(page, `Withdraw ${name}`);
  await expectAccessible(page, 'withdraw a handheld');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`${name} was withdrawn.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Handhelds' })).toBeFocused();
  await page.goto(deskUrl(baseURL, '/desk/log-in'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
