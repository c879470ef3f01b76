import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { moveOrder, payForChange, placeOrder, recordDriver } from './support/orders';

test('a guest follows an order by the link of its mail, in another browser and before any script', async ({
  context,
  browser,
  baseURL,
}, info) => {
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  const { businessOrderId } = await placeOrder(context, baseURL, { emailAddress });
  const { text } = await mailTo(baseURL, emailAddress, businessOrderId);
  const path = /https?:\/\/[^/\s]+(\/follow-order\/\S+)/.exec(text)?.[1] ?? '';
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
  // Both read who drives, how many stops come first, and how old that is.
  await recordDriver(info, businessOrderId, { latitude: 51.503, longitude: -0.085, firstName: 'Sam', stopsBefore: 1 });
  await expect(driver).toContainText('1 stop before yours. Sam is on the road.');
  await expect(driver).toContainText('Updated just now');
  await expect(own.getByText(/Sam is [\d.]+ miles? away/)).toBeVisible();
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

test('a guest who collects shows the code of the order at the counter, before any script and in the dark', async ({
  context,
  browser,
  baseURL,
}) => {
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  const { businessOrderId } = await placeOrder(context, baseURL, { emailAddress, method: 'collection' });
  const { text } = await mailTo(baseURL, emailAddress, businessOrderId);
  const path = /https?:\/\/[^/\s]+(\/follow-order\/\S+)/.exec(text)?.[1] ?? '';
  for (const javaScriptEnabled of [false, true]) {
    const phone = await browser.newContext({ javaScriptEnabled, colorScheme: 'dark' });
    const page = await phone.newPage();
    await page.goto(`${baseURL}${path}`);
    const code = page.getByRole('img', { name: businessOrderId });
    await expect(code).toBeVisible();
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)');
    if (javaScriptEnabled) await expectNoAxeFindings(page);
    await phone.close();
  }
});

test('the browser that placed an order changes and cancels it from the page of its link, and another does not', async ({
  context,
  browser,
  baseURL,
}) => {
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  const placed = await placeOrder(context, baseURL, { emailAddress });
  const { businessOrderId } = placed;
  const { text } = await mailTo(baseURL, emailAddress, businessOrderId);
  const path = /https?:\/\/[^/\s]+(\/follow-order\/\S+)/.exec(text)?.[1] ?? '';
  const page = await context.newPage();
  const changeButton = page.getByRole('button', { name: 'Add or change items' });

  await page.goto(`${baseURL}${path}`);
  await expect(page.getByText(/You can change this order until \d/)).toBeVisible();
  await expectNoAxeFindings(page);
  await changeButton.click();
  await expect(page).toHaveURL(/\/basket$/);
  const change = page.getByRole('region', { name: `Change of order ${businessOrderId}` });
  await change.getByRole('button', { name: 'Keep my order as it is' }).click();
  await expect(page.getByText(`Order ${businessOrderId} stays as it is.`)).toBeVisible();

  const next = await payForChange(context, baseURL, placed, emailAddress);
  expect(next.businessOrderId).toBe(businessOrderId);
  await page.goto(`${baseURL}${path}`);
  await expect(page.getByRole('heading', { name: `Order ${businessOrderId}` })).toBeVisible();
  await expect(changeButton).toBeVisible();
  await expectNoAxeFindings(page);

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${baseURL}${path}`);
  await expect(stranger.getByRole('heading', { name: `Order ${businessOrderId}` })).toBeVisible();
  await expect(stranger.getByRole('button', { name: /^(Add or change items|Cancel the order)$/ })).toHaveCount(0);
  await other.close();

  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'Your order was cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
});
