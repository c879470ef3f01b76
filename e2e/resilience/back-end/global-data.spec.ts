import { expect } from '@playwright/test';
import { problemFault } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import type { Fault } from '@storefront/testing/storefront/fault-proxy';
import { pipwell } from '../../support/businesses';
import { test } from '../support/fixtures';

const systemError = 'There was an error on the system. Please try again.';
const settingsUnavailable = 'Unable to load global white label settings';
const faults: Readonly<Record<string, Fault>> = {
  'cannot be reached': { kind: 'cut' },
  'answers 500': problemFault(500, 'internal_error'),
};

for (const [failing, fault] of Object.entries(faults))
  test(`[7.31] [8.01] [8.03] when the data that every page needs ${failing} the shopper sees an error page, not a blank one, and a retry shows the page`, async ({
    storefront,
    visit,
  }) => {
    // A shell that has never loaded its business.
    await storefront.stopShell();
    storefront.back.rules = [{ path: '/api/white-label/settings$', fault }];
    await storefront.startShell({ API_DEADLINE_MS: '1500' });
    const page = await visit('visitor');
    for (const path of ['/', `/stores/${pipwell.store.slug}`, '/basket', '/contact']) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(503);
      expect(reply?.headers()['cache-control']).toBe('no-store');
      await expect(page).toHaveTitle(settingsUnavailable);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settingsUnavailable);
      await expect(page.getByLabel('Your postcode')).toBeVisible();
      await expectNoAxeFindings(page);
    }
    // The back end recovers: the error page's own link leads to the requested page.
    storefront.back.rules = [];
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');

    // The settings are known now, but not the page's own data.
    storefront.back.rules = [{ path: '/api/content/home$', fault }];
    const reply = await page.goto('/');
    expect(reply?.status()).toBe(503);
    await expect(page).toHaveTitle('Something went wrong');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(systemError);
    await expect(page.getByRole('banner').getByRole('link', { name: pipwell.name })).toBeVisible();
    await expectNoAxeFindings(page);
    storefront.back.rules = [];
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good food from round the corner');

    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found');
    // Restores the timeouts that this worker's other tests expect.
    await storefront.stopShell();
    await storefront.startShell();
  });
