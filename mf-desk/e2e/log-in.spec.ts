import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

test('nobody sees the desk without a log-in, and a shop’s host does not have it at all', async ({ page, baseURL }) => {
  await page.goto(deskUrl(baseURL, '/desk/orders?text=PW'));
  await expect(page).toHaveURL(/\/desk\/log-in\?from=%2Fdesk%2Forders%3Ftext%3DPW$/);
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await expectAccessible(page, 'log-in');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expectAccessible(page, 'empty log-in');
  await page.getByLabel('E-mail').fill('service@pipwell.example');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This e-mail address and password do not match.')).toBeVisible();
  for (const path of ['/desk', '/desk/log-in'])
    expect((await page.request.get(`${baseURL}${path}`)).status()).toBe(404);
  // The staff host has nothing of the shop.
  for (const path of ['/basket', '/stores/borough', '/sitemap.xml']) {
    expect((await page.goto(deskUrl(baseURL, path)))?.status()).toBe(404);
  }
});

test('an operator logs in with the mailed code, works, and logs out; the browser is known from then on', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'service');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText('Customer service')).toBeVisible();
  const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('sf_operator'));
  expect(cookies).toMatchObject([{ httpOnly: true, domain: new URL(deskUrl(baseURL)).hostname }]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(deskUrl(baseURL, '/desk/log-in'));
  await page.goto(deskUrl(baseURL));
  await expect(page).toHaveURL(/log-in\?from/);
  await page.getByLabel('E-mail').fill('service@pipwell.example');
  await page.getByLabel('Password').fill('desk-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('a role opens only its pages, and says so for the others', async ({ page, baseURL }) => {
  await logIn(page, baseURL, 'picker');
  const sections = page.getByRole('navigation', { name: 'Desk' });
  await expect(sections.getByRole('link')).toHaveText(['Today', 'Pick', 'Orders', 'Your log-in']);
  for (const [path, title] of [
    ['/desk/staff', 'Staff'],
    ['/desk/keys', 'API keys'],
    ['/desk/audit', 'Audit'],
  ] as const) {
    await page.goto(deskUrl(baseURL, path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Your role has no right to this page.')).toBeVisible();
  }
  await expectAccessible(page, 'no right to this page');
});
