import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { expectOnlyRemote } from '@storefront/testing/standalone';

test('[10.05] the suite of mf-catalogue runs by its own command, in its own folder, without any other remote', async ({
  page,
}) => {
  await expectOnlyRemote(page, 'mf-catalogue', '/stores/borough');
  await expect(page.getByRole('heading', { level: 1, name: 'Borough' })).toBeVisible();
});
