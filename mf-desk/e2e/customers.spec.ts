import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';
import { placeOrder } from './support/place-order';

const LOAF = 'seeded-farmhouse-loaf-800g';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A guest of this test alone, who has ordered once. */
async function newGuest(request: APIRequestContext, baseURL: string | undefined) {
  const emailAddress = `wilma.${Date.now()}@shopper.example`;
  const order = () =>
    placeOrder(request, baseURL, { lines: [{ item: LOAF, quantity: 15 }], firstName: 'Wilma', emailAddress });
  return { emailAddress, order, number: await order() };
}

async function write(request: APIRequestContext, baseURL: string | undefined, emailAddress: string, subject: string) {
  const fields = { firstName: 'Wilma', lastName: 'Nair', emailAddress, subject, message: 'Two eggs were broken.' };
  const sent = await request.post(`${baseURL}/en-gb/api/contact/request`, {
    headers: { origin: baseURL ?? '' },
    multipart: fields,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('customer service finds a guest, helps them, answers their message, and stops and lets them order', async ({
  page,
  request,
  baseURL,
}) => {
  const { emailAddress, order, number } = await newGuest(request, baseURL);
  const subject = `Broken eggs ${Date.now()}`;
  await write(request, baseURL, emailAddress, subject);
  await logIn(page, baseURL, 'service2', '/desk/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByText('Orders to check').click();
  await expect(
    page.getByText('No order shows signs of fraud.').or(page.getByRole('button', { name: /^Mark as checked/ }).first()),
  ).toBeVisible();
  await expectAccessible(page, 'nobody is open');

  await test.step('a search by keyboard opens the person, and the address names nobody', async () => {
    await page.getByRole('searchbox', { name: 'Find a person' }).fill(`se1 ${emailAddress}`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /Wilma Nair.*Guest, 1 order/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Wilma Nair' })).toBeFocused();
    await expect(page).toHaveURL(/\/desk\/customers\?person=g\d+$/);
    await expect(page.getByRole('link', { name: /Wilma Nair.*Guest, 1 order/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(panel(page, 'Person')).toContainText('9 Park Street');
    await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', `/desk/orders/${number}`);
    await expectAccessible(page, 'a guest');
  });

  await test.step('a note stays', async () => {
    await page.getByLabel('Add a note').fill('Rings twice');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Notes').getByText('The note was added.')).toBeVisible();
    await page.reload();
    await expect(panel(page, 'Notes')).toContainText('Rings twice');
    await expect(panel(page, 'Notes')).toContainText('Iris Kaya');
  });

  await test.step('the link to their data is mailed', async () => {
    await page.getByRole('button', { name: 'Send the link to a copy' }).click();
    await expect(panel(page, 'Data').getByText(`The link was sent to ${emailAddress}.`)).toBeVisible();
    const { text } = await mailTo(baseURL, emailAddress, 'Get a copy of your data');
    expect(text).toContain('/your-data');
  });

  await test.step('the message is answered', async () => {
    await panel(page, 'Waiting')
      .getByRole('link', { name: new RegExp(subject) })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused();
    await expect(panel(page, 'Message')).toContainText('Two eggs were broken.');
    await expectAccessible(page, 'a message');
    await page.getByLabel(/^What you answered/).fill('Rang her, refunded');
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(panel(page, 'Message').getByText('Marked as answered.')).toBeVisible();
    await panel(page, 'Message').getByRole('link', { name: 'Close' }).click();
    await expect(panel(page, 'Waiting').getByRole('link', { name: new RegExp(subject) })).toHaveCount(0);
  });

  await test.step('a blocked guest cannot order, and can once the block is lifted', async () => {
    await page.getByRole('button', { name: 'Block the checkout' }).click();
    await page.getByLabel(/^Why/).fill('Three charges were disputed');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Person')).toContainText('cannot check out');
    await expectAccessible(page, 'a blocked guest');
    await expect(order()).rejects.toThrow('checkout_refused');
    await page.getByRole('button', { name: 'Lift the block' }).click();
    await expect(panel(page, 'Block').getByText('This person can check out again.')).toBeVisible();
    await order();
  });

  await test.step('the confirmation is sent again from the order', async () => {
    const first = await mailTo(baseURL, emailAddress, number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Send the confirmation again' }).click();
    await expect(panel(page, 'E-mails').getByText(`was sent to ${emailAddress} again.`)).toBeVisible();
    await mailTo(baseURL, emailAddress, number, first.id);
    await expectAccessible(page, 'the order of a guest');
    await panel(page, 'Shopper').getByRole('link', { name: 'Wilma Nair' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wilma Nair' })).toBeFocused();
  });
});

test('a manager of one store does not see the section, and is told why the page is not theirs', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'manager', '/desk/customers');
  await expect(page.getByText('Your role has no right to this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Customers' })).toHaveCount(0);
});
