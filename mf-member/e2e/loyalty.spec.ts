import { expect } from '@playwright/test';
import { serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { imogen, logIn, newEmail, owen, priya, registerMember } from './support/members';

// The next test shares the browser context, but not the permissions that these grant.
test.afterEach(({ context }) => context.clearPermissions());

const BOROUGH = 101;

test('[1.28] a member sees the way to the next reward, exchanges points, and uses the reward in the basket', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, owen);
  const shopper = new ShopperSession(context.request, baseURL ?? '');
  await shopper.chooseStore(BOROUGH, 'delivery');
  await shopper.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 4, 'delivery');
  await page.goto('/member/loyalty');
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar', { name: 'The way to your next reward' })).toBeVisible();
  const points = Number.parseInt((await main.getByRole('heading', { name: /^\d+ points$/ }).textContent()) ?? '', 10);
  await expect(main.getByRole('region', { name: 'How you earned them' })).toContainText(/Order PW-.*\+\d+ points/s);
  await main.getByRole('button', { name: 'Exchange 20 points for £1.00 off' }).click();
  const reward = main.getByRole('region', { name: 'Ready to use' }).getByRole('listitem').first();
  await expect(reward).toContainText('£1.00 off an order');
  await expect(main.getByRole('heading', { name: `${points - 20} points` })).toBeVisible();
  await expectNoAxeFindings(page);
  await reward.getByRole('button', { name: 'Use in my basket' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(page.getByRole('main')).toContainText('has been applied. It takes £1.00 off.');
});

test('[1.28] each stamp lights a window of the house, with the reward in words', async ({ page, baseURL }) => {
  const origin = secondBusinessOrigin(baseURL);
  await openFormPage(page, `${origin}/login`);
  await page.getByLabel('Email').fill(imogen.email);
  await page.getByLabel('Password', { exact: true }).fill(imogen.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`${origin}/member/loyalty`);
  const house = page.getByRole('img', { name: /^\d of 6 stamps$/ });
  await expect(house).toBeVisible();
  await expect(house.locator('g')).toHaveCount(6);
  const stamps = Number((await house.getAttribute('aria-label'))?.[0]);
  const fills = await house
    .locator('g > :first-child')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(fills.slice(0, stamps)).size).toBe(1);
  expect(fills[stamps]).not.toBe(fills[0]);
  await expect(page.getByRole('main')).toContainText(/\d more stamps? for £10.00 off/);
  await expectNoAxeFindings(page);
});

test('[1.29] [8.22] a member shares a link, and a friend who registers with its code appears as invited', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await registerMember(context, baseURL);
  await page.goto('/member/loyalty');
  const friends = page.getByRole('region', { name: 'Invite a friend' });
  await expect(friends).toContainText('you both get £5.00 off the next order');
  const link = await friends.getByLabel('Your link').inputValue();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await friends.getByRole('button', { name: 'Share' }).click();
  await expect(friends.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('main')).toContainText('£5.00 off their next order');
  await openFormPage(theirs, `${baseURL}/register`);
  await theirs.getByLabel('First name').fill('Fay');
  await theirs.getByLabel('Last name').fill('Friend');
  await theirs.getByLabel('Email').fill(newEmail());
  await theirs.getByLabel('Password', { exact: true }).fill('kept-by-a-friend-5');
  await theirs.getByRole('textbox', { name: 'Confirm password' }).fill('kept-by-a-friend-5');
  await theirs.getByLabel('Where did you hear about us?').selectOption({ index: 1 });
  const code = theirs.getByLabel('Referral code');
  await code.fill('NOSUCHCODE');
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(code).toHaveAccessibleDescription(/Referral code entered does not exist or is not valid/);
  await expectNoAxeFindings(theirs);
  await code.fill(link.split('/').at(-1) ?? '');
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs).toHaveURL(`${baseURL}/`);
  await friend.close();

  await page.reload();
  await expect(friends).toContainText('0 friends rewarded, 1 friend not rewarded yet, 0 friends without a reward.');
});

test('rewards that cannot be read say so, and a retry shows them', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  await serveApiFaults(baseURL, context, { '/member/loyalty-summary': { kind: 'cut' } });
  await page.goto('/member/loyalty');
  await expect(page.getByText('Unable to view your rewards, please try again.', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'How you earned them' })).toBeVisible();
});
