import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { originOf } from './support/hosts';
import { addressField, expectProblem, waitForHydration } from './support/search';

const pages = {
  'the home page': '/',
  'the search alone': '/stores-near-by',
  'a refused postcode': '/stores-near-by?postcode=nowhere',
  'an unreadable place': '/stores-near-by?latitude=91&longitude=0',
  'what an address may mean': '/stores-near-by?address=lantern',
  'the stores near by': '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery',
  'the stores near by on the map': '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery&view=map',
  'stores of which none fits':
    '/stores-near-by?postcode=SE1+9GF&open=yes&has-lockers=yes&has-pharmacy=yes&has-toilets=yes',
  'a preorder store': '/stores-near-by?postcode=BA1+5BG&fulfilment=collection',
  'a refused store': '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery&problem=store_closed',
  'a store that does not deliver there':
    '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery&problem=out_of_delivery_area',
  'a search that a link needs': '/stores-near-by?problem=store_search_required',
  'no store delivers': '/stores-near-by?postcode=TR1+2AB&fulfilment=delivery',
  'all stores': '/store-all',
  'all stores on the map': '/store-all?view=map',
  'the error page': '/no-such-page',
};

for (const brand of ['pipwell', 'lathmere'] as const)
  test(`axe finds nothing on the screens of ${brand}, on a phone and on a wide screen`, async ({ page }, testInfo) => {
    test.slow();
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(originOf(brand, testInfo) + path);
      await waitForHydration(page);
      // The map, the form and the dialog load after the page.
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, name);
    }
  });

test('the saved addresses of a member can be read on both businesses', async ({ page }, testInfo) => {
  const members = {
    pipwell: ['priya@example.com', 'pipwell-demo-1'],
    lathmere: ['imogen@example.com', 'lathmere-demo-1'],
  };
  for (const brand of ['pipwell', 'lathmere'] as const) {
    const [username, password] = members[brand];
    await page.goto(`${originOf(brand, testInfo)}/stores-near-by`);
    const data = { grant_type: 'password', username, password };
    expect((await requestFromPage(page).post('/en-gb/api/oauth/token', { data })).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Your addresses' })).toBeVisible();
    await expectAccessible(page, `the saved addresses of ${brand}`);
  }
});

test('axe finds nothing while addresses are suggested, and when there are none', async ({ page }, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await addressField(page).fill('lantern');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowDown');
  await expectNoAxeFindings(page);
  await addressField(page).fill('zzzqqq');
  await expectProblem(page, 'Unable to find location', addressField(page));
  await expectNoAxeFindings(page);
});
