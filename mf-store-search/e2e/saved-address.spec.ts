import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';

test('a member’s saved address starts the search', async ({ page, context, baseURL }) => {
  const reply = await context.request.post('/en-gb/api/oauth/token', {
    headers: { origin: baseURL ?? '' },
    data: { grant_type: 'password', username: 'priya@example.com', password: 'pipwell-demo-1' },
  });
  expect(reply.ok()).toBe(true);
  await page.goto('/stores-near-by');
  const saved = page.getByRole('list', { name: 'Your addresses' }).getByRole('button').first();
  const postcode = ((await saved.textContent()) ?? '').split(', ').at(-1) ?? '';
  await saved.click();
  await expect(page.getByRole('heading', { level: 1, name: `Stores near ${postcode}` })).toBeVisible();
});
