import { expect, type Page } from '@playwright/test';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';
import { newMember } from '../support/new-member';
import { noOperator, ops } from '../support/operator';
import { Shopper } from '../support/shopper';

test.skip(Boolean(noOperator), noOperator);

/** The sandbox, which receives the mail, is at the storefront's port plus five. */
const SANDBOX_OFFSET = 5;

async function mailedCode(email: string): Promise<string> {
  const sandbox = new URL('/api/mail', baseURL);
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  sandbox.search = String(new URLSearchParams({ to: email, subject: 'is your', wait: '20' }));
  const { mail } = (await (await fetch(sandbox)).json()) as { mail: { subject: string }[] };
  return mail.at(-1)?.subject.slice(0, 6) ?? '';
}

/** Registers by a friend’s link without typing its code: the storefront has kept it. @returns the e-mail address */
async function registerByLink(page: Page, link: string): Promise<string> {
  const email = `fay-${crypto.randomUUID()}@example.com`;
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('£5.00 off their next order');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  await page.getByLabel('First name').fill('Fay');
  await page.getByLabel('Last name').fill('Friend');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('kept-by-a-friend-5');
  await page.getByLabel('Confirm password', { exact: true }).fill('kept-by-a-friend-5');
  await page.getByLabel('Where did you hear about us?').selectOption('A friend or my family');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  return email;
}

/**
 * Proves an e-mail address by a code, in the browser in which its owner registered: elsewhere the code would take the
 * account over from whoever registered it, and the referral would end.
 */
async function proveAddress(page: Page, email: string): Promise<void> {
  await page.goto(`${baseURL}/member`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await openFormPage(page, `${baseURL}/login?with=code`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(email));
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
}

async function openRewards(page: Page) {
  await page.goto(`${baseURL}/member/loyalty`);
  const main = page.getByRole('main');
  const friends = main.getByRole('region', { name: 'Invite a friend' });
  await expect(friends).toBeVisible();
  return {
    friends,
    rewards: main
      .getByRole('region', { name: 'Ready to use' })
      .getByRole('listitem')
      .filter({ hasText: 'For inviting a friend, or being invited' }),
  };
}

test('[1.29] the delivery of a friend’s first order gives both £5.00 off, which each uses in the next basket', async ({
  page,
  browser,
}) => {
  const { email, password } = await newMember(baseURL);
  await openFormPage(page, `${baseURL}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  const link = await (await openRewards(page)).friends.getByLabel('Your link').inputValue();

  const theirs = await (await browser.newContext()).newPage();
  await proveAddress(theirs, await registerByLink(theirs, link));
  const friend = new Shopper(theirs, pipwell, baseURL);
  await friend.findStore('delivery');
  await friend.fillBasket();
  await theirs.goto(`${baseURL}/basket`);
  await friend.reserveSlot();
  await friend.fillDetails('delivery');
  const number = await friend.payByCash();

  for (const status of ['picking', 'picked', 'driver']) await ops('move', number, status);
  for (const shopper of [page, theirs]) await expect((await openRewards(shopper)).rewards).toHaveCount(0);
  await ops('move', number, 'delivered');

  await expect((await openRewards(page)).friends).toContainText(
    '1 friend rewarded, 0 friends not rewarded yet, 0 friends without a reward.',
  );
  for (const shopper of [new Shopper(page, pipwell, baseURL), friend]) {
    await shopper.findStore('delivery');
    await shopper.fillBasket();
    const { rewards } = await openRewards(shopper.page);
    await expect(rewards).toHaveCount(1);
    await expect(rewards).toContainText('£5.00 off an order');
    await rewards.getByRole('button', { name: 'Use in my basket' }).click();
    await expect(shopper.page).toHaveURL(`${baseURL}/basket`);
    await expect(shopper.page.getByRole('main')).toContainText('has been applied. It takes £5.00 off.');
  }
  await theirs.context().close();
});
