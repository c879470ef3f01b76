import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { expectPaidOrder, fillCard, goToCardPayment, pressPay } from '../payments/paying-shopper';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const isPayment = (path: string) => path.startsWith('/checkout/payment');

/** Every document of a page, with its policy's script, frame and connect sources. */
function documentsOf(page: Page) {
  const documents: { path: string; policy: string }[] = [];
  page.on('response', (reply) => {
    if (reply.request().isNavigationRequest() && reply.frame() === page.mainFrame() && reply.status() === 200)
      documents.push({
        path: new URL(reply.url()).pathname,
        policy: reply.headers()['content-security-policy'] ?? '',
      });
  });
  return documents;
}

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.replace(/ 'sha256-[^']+'/g, '') ?? '';

test('only the payment step’s policy allows the gateway, before, during and after a visit', async ({ page }) => {
  const documents = documentsOf(page);
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text());
  });

  await goToCardPayment(page, baseURL, 'policy@example.com');
  await fillCard(page, '4242424242424242');
  // Back by a link and in again: each visit gets a new document.
  await page
    .getByRole('link', { name: /basket/i })
    .first()
    .click();
  await expect(page).toHaveURL(`${baseURL}/basket`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/checkout/payment`);
  await page.getByRole('radio', { name: /Card/ }).check();
  await fillCard(page, '4242424242424242');
  await pressPay(page);
  await expectPaidOrder(page);

  const paths = documents.map(({ path }) => path);
  expect(paths).toContain('/checkout/payment');
  expect(paths).toContain('/basket');
  expect(paths).toContain('/checkout/success');
  for (const { path, policy } of documents) {
    if (isPayment(path)) {
      expect(directive(policy, 'script-src'), path).toMatch(/^script-src 'self' http/);
      expect(directive(policy, 'frame-src'), path).toMatch(/^frame-src http/);
      expect(directive(policy, 'connect-src'), path).toMatch(/^connect-src 'self' http/);
    } else {
      expect(directive(policy, 'script-src'), path).toBe("script-src 'self'");
      expect(directive(policy, 'frame-src'), path).toBe('');
      expect(directive(policy, 'connect-src'), path).toBe("connect-src 'self'");
    }
  }
  expect(broken).toEqual([]);
});

test('no other page, public or private, allows a gateway in its policy', async ({ request }) => {
  for (const path of [
    '/',
    `/stores/${pipwell.store.slug}`,
    '/basket',
    '/checkout',
    '/checkout/details',
    '/checkout/success',
    '/login',
    '/nowhere',
    '/Checkout/Payment',
  ]) {
    const reply = await request.get(baseURL + path);
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(directive(policy, 'script-src'), path).toBe("script-src 'self'");
    expect(directive(policy, 'frame-src'), path).toBe('');
  }
  const payment = await request.get(`${baseURL}/checkout/payment`);
  expect(directive(payment.headers()['content-security-policy'] ?? '', 'frame-src')).toMatch(/^frame-src http/);
});
