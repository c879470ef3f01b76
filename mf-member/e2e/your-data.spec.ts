import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { wrongCode } from './support/codes';
import { moveOrder, placeOrder } from './support/orders';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

async function codeFor(baseURL: string | undefined, address: string): Promise<string> {
  const { text } = await mailTo(baseURL, address, 'Your code to see your data');
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** Asks for a code as a guest who has ordered. @returns the order's number */
async function askAsGuest(page: Page, baseURL: string | undefined, emailAddress: string): Promise<string> {
  const { businessOrderId } = await placeOrder(page.context(), baseURL, { emailAddress });
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Your data without an account' }).click();
  // The log-in page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Your data without an account' })).toBeVisible();
  await emailField(page).fill(emailAddress);
  await press(page, 'Email me a code');
  await expect(page.getByText(`We have sent an email to ${emailAddress}.`)).toBeVisible();
  return businessOrderId;
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with scripts' : 'before any script', () => {
    test.use({ javaScriptEnabled });

    test('a guest sees, saves and deletes their data by a code, and an order on its way stays', async ({
      page,
      baseURL,
    }, info) => {
      const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
      const number = await askAsGuest(page, baseURL, emailAddress);
      await expect(codeField(page)).toBeFocused();
      if (javaScriptEnabled) await expectNoAxeFindings(page);
      const code = await codeFor(baseURL, emailAddress);
      await codeField(page).fill(wrongCode(code));
      await press(page, 'Show my data');
      await expect(codeField(page)).toBeFocused();
      await expect(codeField(page)).toHaveAccessibleDescription(/code/i);
      await expect(codeField(page)).toHaveValue('');
      await codeField(page).fill(code);
      await codeField(page).press('Enter');

      await expect(page.getByRole('heading', { name: `What we keep for ${emailAddress}` })).toBeVisible();
      await expect(page.getByText('Orders: 1', { exact: true })).toBeVisible();
      await expect(page.getByText(number)).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeFindings(page);
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Save everything as a file (JSON)' }).click();
      const saved = await file;
      expect(saved.suggestedFilename()).toBe('my-data.json');
      const chunks: Buffer[] = [];
      for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
      expect(Buffer.concat(chunks).toString()).toContain(number);

      await moveOrder(info, number, 'store_accepted_picking');
      await page.getByRole('link', { name: 'Delete my data' }).click();
      await expect(page.getByText('without your name. It cannot be undone.')).toBeVisible();
      await expect(page.getByText(number)).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeFindings(page);
      await press(page, 'Delete it now');
      await expect(page.getByText('Your data has been deleted.')).toBeVisible();
      await expect(emailField(page)).toHaveValue('');
      if (javaScriptEnabled) await expectNoAxeFindings(page);
    });

    test('a typing mistake stays in the field, with what is wrong', async ({ page }) => {
      await page.goto('/your-data');
      await emailField(page).fill('nobody');
      await press(page, 'Email me a code');
      await expect(emailField(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue('nobody');
      await expect(emailField(page)).toHaveAccessibleDescription(/email/i);
    });
  });

test('the page says the same for an unknown address, whose owner reads in the mail that nothing is kept', async ({
  page,
  baseURL,
}) => {
  const emailAddress = `nobody-${crypto.randomUUID()}@example.com`;
  await page.goto('/your-data');
  await emailField(page).fill(emailAddress);
  await press(page, 'Email me a code');
  await expect(page.getByText(`We have sent an email to ${emailAddress}.`)).toBeVisible();
  expect((await mailTo(baseURL, emailAddress, 'We keep no data')).text).toContain('We keep none.');
});

test('the shop’s footer leads there in both brands', async ({ page, baseURL }) => {
  for (const origin of [baseURL, secondBusinessOrigin(baseURL)]) {
    await page.goto(`${origin}/privacy`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data without an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your data without an account' })).toBeVisible();
    await expectNoAxeFindings(page);
  }
});
