import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { expectOnlyRemote } from '@storefront/testing/standalone';

test('[10.05] the suite of mf-member runs by its own command, in its own folder, without any other remote', async ({
  page,
}) => {
  await expectOnlyRemote(page, 'mf-member', '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
