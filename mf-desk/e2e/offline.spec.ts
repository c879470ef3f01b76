import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';
import { placeOrder } from './support/place-order';
import { beginBatch, press, stopNamed } from './support/walk';

/** Waits until the browser has the pages that work offline. */
const kept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('pages '));
        const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
        return found.some(Boolean);
      }, path),
    )
    .toBe(true);

test('a picker who reloads without a connection goes on with the batch, and what they pick is sent later', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const number = await placeOrder(request, baseURL, {
    lines: [
      { item: 'gala-apples-4-pack', quantity: 2 },
      { item: 'seeded-farmhouse-loaf-800g', quantity: 12 },
    ],
    firstName: 'Orla',
  });
  await logIn(page, baseURL, 'picker3', '/desk/pick');
  await beginBatch(page, [number]);
  await kept(page, '/desk/pick');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^1 order/ })).toBeVisible();
  await expect(page.getByText('No connection').first()).toBeVisible();
  const first = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await press(page, 'Picked');
  await expect(stopNamed(page, first)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 pick waits to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 pick waits to be sent')).toHaveCount(0);
});
