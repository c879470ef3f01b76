import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { holdRequests } from '@storefront/testing/hold-requests';
import { test } from '@storefront/testing/own-agent';
import { waitForHydration } from './support/search';

/** The page is hydrated, and the form with validation has replaced the plain one. */
async function waitForForm(page: Page) {
  await waitForHydration(page);
  await expect(page.locator('form', { has: page.getByLabel('Email') })).toHaveAttribute('novalidate');
}

const NO_DELIVERY_URL = '/stores-near-by?postcode=TR1+2AB&fulfilment=delivery';

test('[7.09] where no store delivers, a shopper leaves an e-mail to be notified, once, and sees where to collect', async ({
  page,
}) => {
  await page.goto(NO_DELIVERY_URL);
  await waitForForm(page);
  const email = page.getByLabel('Email');
  const send = page.getByRole('button', { name: 'Tell me when you deliver to TR1 2AB' });
  await send.click();
  await expect(email).toHaveAccessibleDescription('Enter your email address');
  await expect(email).toBeFocused();
  await email.fill('rosie at example');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com');
  await email.fill('rosie@example.com');
  const contactRequest = page.waitForRequest((request) => request.url().endsWith('/location/future-contact'));
  await send.click();
  expect((await contactRequest).postDataJSON()).toEqual({ email: 'rosie@example.com', postcode: 'TR1 2AB' });
  const thanks = 'Thank you. We will email rosie@example.com when a store delivers to TR1 2AB.';
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(email).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Collect here/ }).first()).toBeVisible();
  await expect(page.getByText(/^\d+ miles$/).first()).toBeVisible();
});

test('an e-mail that was not accepted gets no thanks', async ({ page, context, baseURL }) => {
  await page.goto(NO_DELIVERY_URL);
  await waitForForm(page);
  await page.getByLabel('Email').fill('rosie@example.com');
  const send = page.getByRole('button', { name: 'Tell me when you deliver to TR1 2AB' });
  await serveApiFaults(baseURL, context, {
    '/location/future-contact': problemFault(429, 'rate_limited', {
      detail: 'Try again in 9 minutes.',
      expected: true,
    }),
  });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Try again in 9 minutes.');
  await serveApiFaults(baseURL, context, { '/location/future-contact': problemFault(500, 'internal_error') });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('There was an error on the system. Please try again.');
  await serveApiFaults(baseURL, context, {});
  await send.click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an e-mail is submitted by the plain form, and its errors are shown next to it', async ({ page }) => {
    await page.goto(NO_DELIVERY_URL);
    const email = page.getByLabel('Email');
    const send = page.getByRole('button', { name: 'Tell me when you deliver to TR1 2AB' });
    // The browser's own validation accepts this.
    await email.fill('rosie@example');
    await send.click();
    await expect(page).toHaveURL(/contact=validation_failed/);
    await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com');
    await email.fill('rosie.plain@example.com');
    await send.click();
    await expect(page).toHaveURL(/contact=sent/);
    await expect(page.getByText('Thank you. We will email you when a store delivers to TR1 2AB.')).toBeVisible();
    await expect(email).toHaveCount(0);
  });
});

test('text typed before the scripts have loaded is kept, and the form works unchanged', async ({ page }) => {
  const release = await holdRequests(page);
  await page.goto(NO_DELIVERY_URL, { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('rosie.early@example.com');
  await email.blur();
  release();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(email).toHaveValue('rosie.early@example.com');
  await page.getByRole('button', { name: 'Tell me when you deliver to TR1 2AB' }).click();
  await expect(page).toHaveURL(/contact=sent/);
  await expectNoAxeFindings(page);
});
