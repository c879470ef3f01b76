import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { expectProblem } from './support/search';

test('search URLs that no form sends get a message, with the right status', async ({ page }) => {
  const answers: [query: string, status: number, text: string][] = [
    ['postcode=SE1%009GF', 400, 'Please provide a valid postcode'],
    [`postcode=${'A'.repeat(3000)}`, 400, 'Please provide a valid postcode'],
    ['latitude=91&longitude=0', 400, 'Unable to find location'],
    ['latitude=51.5&longitude=1e3', 400, 'Unable to find location'],
    ['latitude=51.5', 400, 'Unable to find location'],
    ['latitude=0&longitude=0', 200, 'Unable to find location'],
    ['placeId=a%0Ab', 400, 'Unable to find location'],
  ];
  for (const [query, status, text] of answers) {
    const reply = await page.goto(`/stores-near-by?${query}`);
    expect(reply?.status(), query).toBe(status);
    await expectProblem(page, text);
    await expect(page).toHaveTitle('Find a store, Pipwell');
  }
});

test('unknown parameters of a search URL are ignored', async ({ page }) => {
  for (const query of [
    'postcode=SE1+9GF&fulfilment=teleport&view=globe&open=maybe',
    'postcode=SE1+9GF&problem=__proto__',
    'postcode=SE1+9GF&problem=different_store',
    'latitude=51.5045&longitude=-0.0905',
  ]) {
    const reply = await page.goto(`/stores-near-by?${query}`);
    expect(reply?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: /^Stores near (SE1|EC3R) / })).toBeVisible();
  }
  // Two postcodes together are not a postcode.
  const two = await page.goto('/stores-near-by?postcode=nowhere&postcode=SE1+9GF');
  expect(two?.status()).toBeLessThan(500);
  await expect(page.getByRole('main').getByText('nowhere,SE1 9GF is not a valid postcode')).toBeVisible();
  const search = await page.goto('/stores-near-by?postcode[]=SE1+9GF');
  expect(search?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a store');
});

test('a search of ten thousand letters is rejected before it is parsed', async ({ request }) => {
  const reply = await request.get(`/stores-near-by?postcode=${'A'.repeat(10_000)}`);
  expect(reply.status()).toBe(414);
});

test('a shopper who follows a link that needs a place reads why they need to search', async ({ page }) => {
  await page.goto('/stores-near-by?problem=store_search_required');
  await expect(
    page.getByText('Search for stores with your postcode first, so that we know what is available to you.'),
  ).toBeVisible();
});
