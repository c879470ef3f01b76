import { expect, type Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';
import { type NewMember, newMember } from '../support/new-member';
import { noOperator, ops } from '../support/operator';
import { Shopper } from '../support/shopper';

test.skip(Boolean(noOperator), noOperator);

const BOROUGH = 101;
/** The sandbox, which receives the mail, is at the storefront's port plus five. */
const SANDBOX_OFFSET = 5;

async function mailedCode(email: string): Promise<string> {
  const sandbox = new URL('/api/mail', baseURL);
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  sandbox.search = String(new URLSearchParams({ to: email, subject: 'is your', wait: '20' }));
  const { mail } = (await (await fetch(sandbox)).json()) as { mail: { subject: string }[] };
  return mail.at(-1)?.subject.slice(0, 6) ?? '';
}

/** A log-in with a mailed code proves the e-mail address, without which a friend's order rewards nobody. */
async function logInWithCode(page: Page, { email }: NewMember): Promise<void> {
  await page.goto(`${baseURL}/login?with=code`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(email));
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
}

async function openRewards(page: Page) {
  await page.goto(`${baseURL}/member/loyalty`);
  const main = page.getByRole('main');
  return {
    friends: main.getByRole('region', { name: 'Invite a friend' }),
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
  await logInWithCode(page, await newMember(baseURL));
  const { friends } = await openRewards(page);
  const link = await friends.getByLabel('Your link').inputValue();

  const theirs = await (await browser.newContext()).newPage();
  await logInWithCode(theirs, await newMember(baseURL, link.split('/').at(-1)));
  const friend = new Shopper(theirs, pipwell, baseURL);
  await friend.findStore('delivery');
  await friend.fillBasket();
  await theirs.goto(`${baseURL}/basket`);
  await friend.reserveSlot();
  await friend.fillDetails('delivery');
  const number = await friend.payByCash();

  for (const status of ['picking', 'picked', 'driver']) await ops('move', number, status);
  for (const shopper of [page, theirs]) {
    const { friends: shown, rewards } = await openRewards(shopper);
    await expect(shown).toBeVisible();
    await expect(rewards).toHaveCount(0);
  }
  await ops('move', number, 'delivered');

  const shown = await openRewards(page);
  await expect(shown.friends).toContainText(
    '1 friend rewarded, 0 friends not rewarded yet, 0 friends without a reward.',
  );
  for (const shopper of [page, theirs]) {
    const session = new ShopperSession(shopper.context().request, baseURL);
    await session.chooseStore(BOROUGH, 'delivery');
    await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
    const { rewards } = await openRewards(shopper);
    await expect(rewards).toHaveCount(1);
    await expect(rewards).toContainText('£5.00 off an order');
    await rewards.getByRole('button', { name: 'Use in my basket' }).click();
    await expect(shopper).toHaveURL(`${baseURL}/basket`);
    await expect(shopper.getByRole('main')).toContainText('has been applied. It takes £5.00 off.');
  }
  await theirs.context().close();
});
