import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { createTransport } from 'nodemailer';

const key = { authorization: 'Bearer sk_sbox_storefrontsandboxsecretkey2' };

async function pay(request: APIRequestContext, number: string, rest: object = {}) {
  const card = { type: 'card', number, expiry_month: 12, expiry_year: 2035, cvv: '100' };
  const { token } = await (await request.post('/checkoutcom/tokens', { headers: key, data: card })).json();
  const source = { type: 'token', token };
  const data = { source, amount: 5499, currency: 'GBP', reference: 'PW-10211', ...rest };
  return (await request.post('/checkoutcom/payments', { headers: key, data })).json();
}

async function bankPage(request: APIRequestContext, baseURL: string) {
  const back = { success_url: `${baseURL}/sms?paid`, failure_url: `${baseURL}/sms?failed` };
  const payment = await pay(request, '5436031030606378', { ...back, '3ds': { enabled: true } });
  return { id: String(payment.id), href: String(payment._links.redirect.href) };
}

test('a shopper confirms at the bank by keyboard and returns to the shop', async ({ page, request, baseURL }) => {
  const { id, href } = await bankPage(request, String(baseURL));
  await page.goto(href);
  await page.getByLabel('One-time code').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter the one-time code');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.type('Checkout1!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sms\?paid=&cko-session-id=sid_/);
  const { status } = await (await request.get(`/checkoutcom/payments/${id}`, { headers: key })).json();
  expect(status).toBe('Captured');
});

test('a shopper who cancels at the bank returns to the shop, which is notified', async ({ page, request, baseURL }) => {
  const { id, href } = await bankPage(request, String(baseURL));
  await page.goto(href);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/sms\?failed=&cko-session-id=sid_/);
  const { status } = await (await request.get(`/checkoutcom/payments/${id}`, { headers: key })).json();
  expect(status).toBe('Canceled');
});

test('a link in a mail opens outside the mailbox, and a script in it does nothing', async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const { smtpPort } = await (await request.get('/healthz')).json();
  await createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({
    from: 'Pipwell <orders@pipwell.example>',
    to: 'priya@example.com',
    subject: 'Your order PW-10211 is confirmed',
    text: 'Thank you. It comes on Friday between 10:00 and 11:00.',
    html: `<h1 style="color:#1d6b3c">Thank you, Priya</h1><p>It comes on Friday.</p><script>document.title='broken'</script><p><a href="${baseURL}/sms">Follow your order</a></p>`,
  });
  await page.goto('/mailbox');
  await page.getByRole('link', { name: 'Your order PW-10211 is confirmed' }).first().click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Thank you, Priya' })).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent('page'), mail.getByRole('link').click()]);
  await expect(opened.getByRole('heading', { name: 'Texts' })).toBeVisible();
});

for (const viewport of [phone, desktop]) {
  test(`every page fits a screen of ${viewport.width} pixels, without an axe finding`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await pay(request, '4242424242424242');
    await pay(request, '4544249167673670');
    await request.post('/twilio/2010-04-01/Accounts/AC00000000000000000000000000000001/Messages.json', {
      headers: {
        authorization: `Basic ${Buffer.from('AC00000000000000000000000000000001:storefront-sandbox-sms-token').toString('base64')}`,
      },
      form: { To: '+447700900123', From: '+447700900999', Body: 'Your driver is two stops away.' },
    });
    await request.put('/api/faults', { data: { target: 'sms', kind: 'error', times: 3 } });
    const { href } = await bankPage(request, String(baseURL));
    const { mail } = await (await request.get('/api/mail')).json();
    const paths = [
      '/',
      '/mailbox',
      `/mailbox/${mail[0]?.id}`,
      '/sms',
      '/clock',
      '/faults',
      href,
      '/checkoutcom/3ds/sid_x',
    ];
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expectNoAxeFindings(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, over]).toEqual([path, 0]);
      await page.screenshot({ path: test.info().outputPath(`page-${index}-${viewport.width}.png`) });
    }
    await request.delete('/api/faults');
  });
}
