import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import type { Fault } from '@storefront/testing/storefront/fault-proxy';
import { newEmail } from './support/members';
import { continueWith, providers } from './support/providers';

interface Way {
  /** The call that it makes. */
  readonly operation: string;
  readonly page: string;
  readonly act: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const emailField = (page: Page) => page.getByRole('main').getByLabel('Email', { exact: true });
const email = newEmail();

const ways: Readonly<Record<string, Way>> = {
  password: {
    operation: '/oauth/token',
    page: '/login',
    act: async (page) => {
      await emailField(page).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('analytical-1');
      await press(page, 'Log in');
    },
  },
  code: {
    operation: '/auth/send-one-time-code',
    page: '/login?with=code',
    act: async (page) => {
      await emailField(page).fill(email);
      await press(page, 'Send me a code');
    },
  },
  passkey: {
    operation: '/auth/passkey-options',
    page: '/login',
    act: (page) => press(page, 'Continue with a passkey'),
  },
  ...Object.fromEntries(
    providers.map((name) => [
      name,
      { operation: '/auth/provider-start', page: '/login', act: (page: Page) => continueWith(page, name) },
    ]),
  ),
};

const faults: Readonly<Record<string, Fault>> = {
  'the database is away': problemFault(503, 'database_unavailable'),
  'the service fails': problemFault(500, 'internal_error'),
  'there were too many attempts': problemFault(429, 'rate_limited'),
  'the connection breaks': { kind: 'cut' },
  'the reply ends half-way': { kind: 'truncate' },
  'something else replies': { kind: 'status', status: 502, body: '<html>Bad gateway</html>' },
};

for (const [name, way] of Object.entries(ways))
  test(`a log-in by ${name} says so when it fails, whatever the fault, and can be tried again`, async ({
    page,
    context,
    baseURL,
  }) => {
    await openFormPage(page, way.page);
    for (const [what, fault] of Object.entries(faults))
      await test.step(what, async () => {
        await serveApiFaults(baseURL, context, { [way.operation]: fault });
        await way.act(page);
        // Each attempt has an alert of its own, not the one of the attempt before.
        const alert = page.getByRole('main').locator('[role=alert]:not([data-seen])');
        await expect(alert).toHaveText(/^[A-Z][^{<_]{15,}\.?$/);
        await expect(alert).not.toHaveText(/undefined|null|\b5\d\d\b|JSON|token|fetch/);
        await expect(page).toHaveURL(/\/login/);
        if (name === 'password' || name === 'code') await expect(emailField(page)).toHaveValue(email);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
        await alert.evaluate((element) => element.setAttribute('data-seen', ''));
      });
  });
