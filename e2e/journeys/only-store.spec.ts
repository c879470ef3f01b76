import { expect } from '@playwright/test';
import { createSpecialHosts } from '@storefront/testing/special-hosts';
import { test } from '@storefront/testing/storefront-test';
import { baseURL } from '../support/hosts';

test.beforeAll(({ browserName: _ }, testInfo) => createSpecialHosts(testInfo));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('[4.08] the only store that delivers is opened if the business wants that, and its page leads back to the list', async ({
      page,
    }) => {
      const direct = new URL(baseURL);
      direct.hostname = 'direct.localhost';
      await page.goto(direct.origin);
      const main = page.getByRole('main');
      await main
        .getByLabel(/postcode/i)
        .first()
        .fill('N16 8EL');
      await main
        .getByLabel(/postcode/i)
        .first()
        .press('Enter');
      await expect(page).toHaveURL(`${direct.origin}/stores/stoke-newington?only-for=N16+8EL`);
      await expect(main).toContainText('Only Stoke Newington delivers to N16 8EL');
      await main.getByRole('link', { name: 'Change store' }).click();
      await expect(page).toHaveURL(`${direct.origin}/stores-near-by?fulfilment=delivery&postcode=N16+8EL`);
      await expect(main.getByRole('heading', { name: 'Stoke Newington' })).toBeVisible();
    });
  });
