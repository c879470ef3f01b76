import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';

const CALL = '**/api/desk/releases';
const counts = {
  visits: 1210,
  failedDocuments: 1,
  browserErrors: 9,
  pages: 802,
  slowPages: 31,
  baskets: 340,
  orders: 88,
};
/** As of a shop that is pinned and has a canary, which the storefront of the tests has not. */
const tried = {
  pin: { by: 'Ann Lee', at: '2026-11-25T12:00:00Z', why: 'Christmas', state: 'shown' },
  canaries: [
    {
      ...{ name: 'mf-basket', percent: 5, startedAt: '2026-11-25T12:00:00Z', by: 'Bo Lund', why: 'Faster drawer' },
      ...{ versions: [{ name: 'mf-basket', version: '0.1.0-3fa9c2d1e0aa' }], state: 'shown' },
      figures: { canary: { ...counts, visits: 64 }, control: counts },
    },
  ],
};

test('an administrator reads what shoppers see of the releases, and nobody else does', async ({ page, baseURL }) => {
  const read = (path = '/en-gb/api/desk/releases') =>
    page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
          ({ status }) => status,
        ),
      path,
    );
  await page.goto(deskUrl(baseURL, '/desk/log-in'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await read()).toBe(401);

  await logIn(page, baseURL, 'releases', '/desk/releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'What shoppers see' });
  await expect(shown.getByText(/^Composition [0-9a-f]{8} since/)).toBeVisible();
  const packages = page.getByRole('region', { name: 'Packages' });
  for (const name of ['shell', 'mf-basket', 'mf-desk'])
    await expect(packages.getByText(name, { exact: true })).toBeVisible();
  await expect(packages.getByText(/^Published /).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'releases');
  const readAgain = page.getByRole('button', { name: 'Read again' });
  const reply = page.waitForResponse(CALL);
  await readAgain.click();
  await expect(page.getByRole('status')).toHaveText('Read just now.');
  const { releases } = await (await reply).json();
  await page.route(CALL, (route) => route.fulfill({ json: { releases: { ...releases, ...tried } } }));
  await readAgain.click();
  await expect(page.getByRole('heading', { level: 3, name: /^mf-basket: 5 % of visitors/ })).toBeVisible();
  await expectAccessible(page, 'a canary and a pin');
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await readAgain.click();
  await expect(page.getByRole('alert')).toHaveText('This could not be read again. What you see is from before.');
  await expectAccessible(page, 'a failed reading');
});
