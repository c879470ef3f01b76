import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { mailTo } from './support/mailbox';
import { moveOrder, placeOrder } from './support/orders';

test('a guest follows an order by the link of its mail, in another browser and before any script', async ({
  context,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(90_000);
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  const { businessOrderId } = await placeOrder(context, baseURL, { emailAddress });
  const { text } = await mailTo(baseURL, emailAddress, businessOrderId);
  const path = /https:\/\/[^/\s]+(\/follow-order\/\S+)/.exec(text)?.[1] ?? '';
  const link = `${baseURL}${path}`;

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const document = await plain.newPage();
  const reply = await document.goto(link);
  expect(reply?.headers()['cache-control']).toContain('no-store');
  await expect(document.getByRole('heading', { name: `Order ${businessOrderId}` })).toBeVisible();
  await expect(document.getByText('Your order has been sent to the store')).toBeVisible();
  await plain.close();

  const other = await browser.newContext();
  const page = await other.newPage();
  await page.goto(link);
  const progress = page.getByRole('region', { name: 'Order progress' });
  await expect(progress.getByRole('heading', { level: 2 })).toHaveText('Your order has been sent to the store');
  for (const secret of ['Tanner Street', emailAddress]) await expect(page.getByText(secret)).toHaveCount(0);
  await expectNoAxeFindings(page);
  // Another browser learns when the driver arrives, and not where the driver is.
  const driver = page.getByRole('region', { name: 'Your driver' });
  await expect(driver).toContainText('Your driver has not set out yet.');
  await expect(driver.getByLabel('Map of your driver')).toHaveCount(0);
  const own = await context.newPage();
  await own.goto(link);
  await expect(own.getByLabel('Map of your driver')).toBeVisible();
  await expectNoAxeFindings(own);
  await own.close();
  // Only a page whose scripts run notices the change.
  await moveOrder(info, businessOrderId, 'store_accepted_picking');
  await expect(progress.getByRole('heading', { level: 2 })).toHaveText(
    'Your order has been accepted and is being picked',
  );
  await page.goto(`${baseURL}${path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))}`);
  await expect(page.getByText('This link no longer works, or was not copied in full.')).toBeVisible();
  await expectNoAxeFindings(page);
  await other.close();
});
