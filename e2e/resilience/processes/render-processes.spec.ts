import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import type { ServerFault } from '../support/broken-release';
import { test } from '../support/fixtures';
import { category } from '../support/modules';

/** Faults that end a render process. */
const faults: readonly ServerFault[] = ['hangs in render', 'ends its process', 'eats all memory'];

for (const fault of faults)
  test(`a page whose code ${fault} fails no other shopper's page`, async ({ storefront, visit }) => {
    void visit;
    const version = await storefront.publish('mf-catalogue', {
      server: fault,
      fallback: false,
      expose: './CategoryPage',
    });
    await storefront.promote({ 'mf-catalogue': version });
    // More than there are processes, so that each is hit while it renders other pages.
    const broken = Array.from({ length: 4 }, () => storefront.document(`${category}?broken`));
    const others = Array.from({ length: 24 }, (_, at) => storefront.document(at % 2 ? '/faqs' : '/stores/borough'));

    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
    for (const page of await Promise.all(broken)) expect(page.status).toBe(503);
    expect((await storefront.document(category)).status).toBe(200);
  });

test('when not even the error page can be rendered, a static error page says so and offers links', async ({
  storefront,
  visit,
}) => {
  const version = await storefront.publish('shell', { server: 'throws on render', expose: './ErrorPage' });
  await storefront.promote({ shell: version });
  const page = await visit('visitor');
  const reply = await page.goto('/nowhere?broken');
  expect(reply?.status()).toBe(404);
  expect(reply?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/nowhere?broken');
  await expectNoAxeFindings(page);
  await page.getByLabel('Your postcode').fill('SE1 9GF');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await expect(page).toHaveURL(/\/stores-near-by\?postcode=SE1/);
});
