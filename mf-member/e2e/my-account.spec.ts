import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { mailTo } from '@storefront/testing/mail-to';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { logIn, registerMember, registerOnPage } from './support/members';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const fitsAt320 = async (page: Page) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};

test('[1.30] [8.23] a member chooses their marketing preferences by channel, and a failure says so', async ({
  page,
  context,
  baseURL,
}) => {
  await registerMember(context, baseURL);
  await page.goto('/member/my-details');
  const news = region(page, 'News and offers');
  await expect(news.getByRole('checkbox')).toHaveCount(3);
  await expect(news).toContainText('Send me news and offers from Pipwell by email. I can stop this at any time.');
  for (const name of ['Email', 'Text message', 'Post'])
    await expect(news.getByRole('checkbox', { name })).not.toBeChecked();
  await serveApiFaults(baseURL, context, { '/member/marketing-preferences': problemFault(500, 'internal_error') });
  await news.getByRole('checkbox', { name: 'Email' }).check();
  await news.getByRole('button', { name: 'Save choices' }).click();
  await expect(news.getByText('There was an error updating your marketing preferences', { exact: true })).toBeVisible();
  await expect(news.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expectNoAxeFindings(page);
  await fitsAt320(page);
  await serveApiFaults(baseURL, context, {});
  await news.getByRole('checkbox', { name: 'Post' }).check();
  await news.getByRole('button', { name: 'Save choices' }).click();
  await expect(news.getByRole('status')).toHaveText('Your choices have been saved.');
  await page.reload();
  await expect(news.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expect(news.getByRole('checkbox', { name: 'Post' })).toBeChecked();
  await expect(news.getByRole('checkbox', { name: 'Text message' })).not.toBeChecked();
});

test('[1.31] a member stores a retail membership id once it is checked, and learns when it is stored already', async ({
  page,
  baseURL,
}) => {
  const house = secondBusinessOrigin(baseURL);
  await registerOnPage(page, house);
  await page.goto(`${house}/member/my-details`);
  const membership = region(page, 'Membership');
  await membership.getByLabel('Membership number').fill('LC2048 1678');
  await membership.getByRole('button', { name: 'Save membership' }).click();
  await expect(membership.getByLabel('Membership number')).toHaveAccessibleDescription(
    /Not a valid retail membership id/,
  );
  await expect(membership.getByLabel('Membership number')).toBeFocused();
  await expectNoAxeFindings(page);
  await membership.getByLabel('Membership number').fill('lc2048-1677');
  await membership.getByRole('button', { name: 'Save membership' }).click();
  await expect(membership.getByRole('status')).toHaveText('Your membership is saved. We will add it to your orders.');
  await expect(membership.getByLabel('Membership number')).toHaveValue('LC20481677');
  await page.reload();
  await expect(membership.getByLabel('Membership number')).toHaveValue('LC20481677');
  await membership.getByRole('button', { name: 'Change membership' }).click();
  await expect(membership.getByRole('status')).toHaveText('We already have that membership for you.');
  await fitsAt320(page);
});

test('[1.25] a member adds a card in the gateway’s own form without a payment, and removes it', async ({
  page,
  context,
  baseURL,
}) => {
  await registerMember(context, baseURL);
  await page.goto('/member/cards');
  await expect(page.getByRole('heading', { name: 'No saved cards' })).toBeVisible();
  const fields = page.frameLocator('iframe[title="Card details"]');
  const type = async (number: string) => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel(/Expiry/).fill('12/30');
    await fields.getByLabel(/Security code/).fill('100');
    await fields.getByLabel(/Name/).fill('Ada Hart');
  };
  await type('4242424242424242');
  await expectNoAxeFindings(page);
  await fitsAt320(page);
  await page.getByRole('button', { name: 'Save card' }).click();
  const cards = page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Visa ending 4242');
  await expect(cards.first()).toContainText('Expires 12/30');
  await page.reload();
  await expect(cards.first()).toContainText('Visa ending 4242');
  await type('4242424242424242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card already exists!')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNoAxeFindings(page);
  await cards.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await expect(page.getByRole('heading', { name: 'No saved cards' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved cards' })).toBeVisible();

  // The other business's gateway saves cards on its own page, while they pay.
  const house = secondBusinessOrigin(baseURL);
  await registerOnPage(page, house);
  await page.goto(`${house}/member/cards`);
  await expect(page.getByText(/^Tick “Save this card” on the payment page when you next pay/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a card' })).toHaveCount(0);
});

test('a member sees the devices that are logged in, and logs one out', async ({ page, context, browser, baseURL }) => {
  const ada = await registerMember(context, baseURL);
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const otherPage = await other.newPage();
  await openFormPage(otherPage, '/login');
  await otherPage.getByLabel('Email').fill(ada.email);
  await otherPage.getByLabel('Password', { exact: true }).fill(ada.password);
  await otherPage.getByRole('button', { name: 'Log in' }).click();
  await expect(otherPage).toHaveURL('/');
  expect((await mailTo(baseURL, ada.email, 'New log-in to your Pipwell account')).text).toContain('Firefox on Windows');
  await page.goto('/member/devices');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.nth(1)).toContainText('Firefox on Windows');
  await expectNoAxeFindings(page);
  await fitsAt320(page);
  await devices
    .nth(1)
    .getByRole('button', { name: /^Log out Firefox on Windows/ })
    .click();
  await expect(devices).toHaveCount(1);
  await otherPage.goto('/member');
  await expect(otherPage).toHaveURL('/');
  await other.close();
});

test('a member reads and saves their data, and deletes the account with the code of a mail', async ({
  page,
  context,
  baseURL,
}) => {
  const ada = await registerMember(context, baseURL);
  await page.goto('/member/data');
  const copy = region(page, 'A copy of your data');
  await copy.getByLabel('Your password', { exact: true }).fill('not my password');
  await copy.getByRole('button', { name: 'Show my data' }).click();
  await expect(copy.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /Current password was incorrect\./,
  );
  await expectNoAxeFindings(page);
  await copy.getByLabel('Your password', { exact: true }).fill(ada.password);
  await copy.getByRole('button', { name: 'Show my data' }).click();
  await expect(region(page, 'Your profile')).toContainText(ada.email);
  const saving = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Save as a file (JSON)' }).click();
  const file = JSON.parse(await readFile((await (await saving).path()) ?? '', 'utf8')) as {
    sections: { name: string; records: object[] }[];
  };
  expect(file.sections.find(({ name }) => name === 'members')?.records).toMatchObject([{ emailAddress: ada.email }]);
  await expectNoAxeFindings(page);
  await fitsAt320(page);

  const deletion = region(page, 'Delete my account');
  await deletion.getByRole('button', { name: 'Email me a code' }).click();
  const { text } = await mailTo(baseURL, ada.email, 'Your code to delete your Pipwell account');
  await deletion.getByLabel('Code from the email').fill('12');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deletion.getByLabel('Code from the email')).toHaveAccessibleDescription(/The code was incorrect/);
  await expectNoAxeFindings(page);
  await deletion.getByLabel('Code from the email').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(logIn(context, baseURL, ada)).rejects.toThrow('401');
});

test('the link of a marketing mail unsubscribes with and without JavaScript, and at one click in a mail program', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  // A changed link is refused like this everywhere; a true one is proven with the API.
  await page.goto('/unsubscribe?token=1.changed');
  await page.getByRole('button', { name: 'Stop news and offers' }).click();
  await expect(page.getByText('This link is not complete. Copy the whole link from the email.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/unsubscribe?outcome=done');
  await expect(page.getByText('You will get no more news and offers by email.')).toBeVisible();
  await fitsAt320(page);
  const oneClick = await request.post(`${baseURL}/unsubscribe?token=1.changed`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect([oneClick.status(), await oneClick.text()]).toEqual([422, 'The link is not valid.\n']);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto('/unsubscribe?token=1.changed');
  await plainPage.getByRole('button', { name: 'Stop news and offers' }).click();
  await expect(plainPage.getByText('This link is not complete. Copy the whole link from the email.')).toBeVisible();
  await plain.close();
});
