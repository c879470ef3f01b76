import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { logIn } from './support/desk';

test('a coupon says its rule and a worked basket while it is typed, works in the shop, and is ended', async ({
  page,
  request,
  baseURL,
}) => {
  const code = `SPRING${Date.now()}`;
  const apply = async () => {
    const basketToken = await new ShopperSession(request, baseURL ?? '').addItem(
      101,
      'seeded-farmhouse-loaf-800g',
      3,
      'delivery',
    );
    const headers = { origin: baseURL ?? '' };
    return request.post(`${baseURL}/en-gb/api/basket/apply-coupon`, { headers, data: { basketToken, coupon: code } });
  };
  await logIn(page, baseURL, 'content', '/desk/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  await expect(page.getByText('Enter the code that shoppers type.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Name').fill('A fifth off');
  await page.getByLabel('Per cent', { exact: true }).last().fill('20');
  await expect(page.getByText('20% off, once for each shopper.')).toBeVisible();
  await expect(page.getByText(/A basket of £40.00 pays £32.00/)).toBeVisible();
  await expectAccessible(page, 'a coupon that is typed');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  await expect(page.getByText(`${code} was added.`)).toBeVisible();
  const applied = await apply();
  expect(applied.status(), await applied.text()).toBe(200);
  expect(await applied.json()).toMatchObject({ coupon: { coupon: code } });

  await page.getByRole('button', { name: `End ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click();
  await expect(page.getByRole('button', { name: `End ${code}` })).toHaveCount(0);
  expect(await (await apply()).json()).toMatchObject({ code: 'coupon_expired' });
});
