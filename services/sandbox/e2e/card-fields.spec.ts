import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { expectNoAxeFindingsInFrames } from './axe-in-frames';
import { openShop, type Shop } from './shop';

let shop: Shop;
test.beforeAll(async ({ baseURL }) => {
  shop = await openShop(String(baseURL));
});
test.afterAll(() => shop.stop());

const fields = (page: Page) => page.frameLocator('#card iframe');

async function typeCard(card: FrameLocator, number = '4242424242424242') {
  await card.getByLabel('Card number').pressSequentially(number);
  await card.getByLabel('Expiry date').pressSequentially('1230');
  await card.getByLabel('Security code').pressSequentially(number.startsWith('34') ? '1051' : '100');
  await card.getByLabel('Name on card').pressSequentially('Priya Shah');
}

test('a shopper types a card, and the shop’s page gets a token but never the number', async ({ page }) => {
  await page.goto(shop.url);
  await expect(page.getByRole('status')).toHaveText('ready');
  await typeCard(fields(page));
  await expect(fields(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(fields(page).getByLabel('Expiry date')).toHaveValue('12/30');
  await expect(page.getByRole('status')).toHaveText('valid Visa');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toHaveText(/^tok_[a-z2-7]{26} card$/);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
  expect(heard).toContain('"last4":"4242"');
  expect(heard).not.toMatch(/4242\s?4242\s?4242/);
});

test('each fault is shown next to its field, and the first one gets the focus', async ({ page }) => {
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Pay' }).click();
  const card = fields(page);
  await expect(card.getByLabel('Card number')).toBeFocused();
  await expect(card.getByLabel('Card number')).toHaveAccessibleDescription('Enter the card number');
  await expect(card.getByLabel('Security code')).toHaveAccessibleDescription('3 or 4 digits Enter the security code');
  await expect(page.getByRole('status')).toHaveText('Submit: Enter the card number');
  await typeCard(card, '4242424242424241');
  await expect(card.getByText('Check the card number')).toBeVisible();
  await expect(card.getByText('Enter the name on the card')).toBeHidden();
});

test('the brand is reported and the number grouped during typing', async ({ page }) => {
  await page.goto(shop.url);
  const number = fields(page).getByLabel('Card number');
  await number.pressSequentially('34567890');
  await expect(fields(page).getByText('American Express')).toBeVisible();
  await expect(number).toHaveValue('3456 7890');
  // Deleting a digit in the middle keeps the caret there.
  await number.press('Home');
  await number.press('ArrowRight');
  await number.press('Delete');
  await number.pressSequentially('4');
  await expect(number).toHaveValue('3456 7890');
  await typeCard(fields(page), '');
});

test('the fields are in order for the keyboard', async ({ page }) => {
  await page.goto(shop.url);
  await fields(page).getByLabel('Card number').focus();
  for (const next of ['Expiry date', 'Security code', 'Name on card']) {
    await page.keyboard.press('Tab');
    await expect(fields(page).getByLabel(next)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
});

test('a saved card asks only for its security code', async ({ page }) => {
  await page.goto(`${shop.url}/?cvv`);
  await expect(fields(page).getByRole('textbox')).toHaveCount(1);
  await fields(page).getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toHaveText(/^tok_\w+ cvv$/);
});

test('a card that the gateway cannot accept now is reported, and a retry succeeds', async ({ page, request }) => {
  await page.goto(shop.url);
  await typeCard(fields(page));
  // Repeatedly: a browser retries a dropped connection by itself.
  await request.put('/api/faults', { data: { target: 'checkoutcom:tokens', kind: 'reset' } });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Request: The card could not be sent/);
  await request.delete('/api/faults');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toHaveText(/^tok_/);
});

test('the frame exchanges messages only with the page that holds it', async ({ page }) => {
  await page.goto(shop.url);
  await expect(page.getByRole('status')).toHaveText('ready');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.src = frame.src.replace(/parent=[^&]+/, `parent=${encodeURIComponent('http://evil.localhost')}`);
    (window as unknown as { heard: string[] }).heard.length = 0;
  });
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
  await fields(page).getByLabel('Card number').fill('4242424242424242');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test('a removed component leaves nothing behind and can be mounted again', async ({ page }) => {
  await page.goto(shop.url);
  await expect(page.getByRole('status')).toHaveText('ready');
  const count = await page.evaluate(() => {
    const { card } = window as unknown as { card: { unmount(): void; mount(place: string): void } };
    card.unmount();
    return document.querySelectorAll('iframe').length;
  });
  expect(count).toBe(0);
  await page.evaluate(() => (window as unknown as { card: { mount(place: string): void } }).card.mount('#card'));
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
});

for (const viewport of [phone, desktop, { width: 320, height: 640 }]) {
  test(`the fields fit a screen of ${viewport.width} pixels, in the shop’s colours, without an axe finding`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const address of ['/', '/?dressed', '/?cvv']) {
      await page.goto(`${shop.url}${address}`);
      await expect(page.getByRole('status')).toHaveText('ready');
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('status')).toHaveText(/^Submit/);
      const frame = page.frames()[1];
      if (!frame) throw new Error('There is no frame');
      const inner = () =>
        frame.evaluate(() => ({
          width: document.documentElement.scrollWidth - window.innerWidth,
          height: document.documentElement.scrollHeight - window.innerHeight,
        }));
      // The frame reports its height and the page resizes it.
      await expect.poll(inner).toEqual({ width: 0, height: 0 });
      await expectNoAxeFindingsInFrames(page);
      await page.screenshot({
        path: test.info().outputPath(`fields${address.replace(/\W/g, '')}-${viewport.width}.png`),
      });
    }
  });
}
