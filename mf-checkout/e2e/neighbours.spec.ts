import { expect } from '@playwright/test';
import { credentialsInvalid } from '@storefront/messages/account';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

test('a log-in that mf-member refuses is refused at the checkout', async ({ page, context, baseURL, neighbours }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const token = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await session.reserveSlot(BOROUGH, token, 'delivery');
  await page.goto('/checkout/login');
  const member = neighbours === 'doubles' ? new DoubleDriver(page, 'mf-member') : undefined;
  await member?.setReply('member:log-in', { kind: 'refused', code: 'invalid_credentials' });
  const typed = { email: `ada-${crypto.randomUUID()}@example.com`, password: 'not her password' };
  await page.getByLabel('Email').fill(typed.email);
  await page.getByLabel('Password', { exact: true }).fill(typed.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(credentialsInvalid)).toBeVisible();
  if (member) expect(await member.received()).toContainEqual({ name: 'member:log-in', payload: typed });
});
