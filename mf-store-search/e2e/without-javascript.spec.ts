import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { expectProblem, field, panel, searchButton } from './support/search';

test.use({ javaScriptEnabled: false });

test('the whole search works without JavaScript, including its error messages', async ({ page }) => {
  await page.goto('/');
  await searchButton(page).click();
  await expectProblem(page, 'Please enter a valid postcode');
  await field(page).fill('nowhere');
  await searchButton(page).click();
  await expectProblem(page, 'nowhere is not a valid postcode');
  await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
  await page.getByText('Collection', { exact: true }).click();
  await field(page).fill('SE1 9GF');
  await searchButton(page).click();
  await panel(page, 'Borough').getByRole('button', { name: 'Collect here' }).click();
  await expect(page).toHaveURL('/stores/borough');
  const session = await page.request.get('/en-gb/session');
  expect(await session.json()).toMatchObject({
    store: { name: 'Borough' },
    fulfilment: 'collection',
    location: { postcode: 'SE1 9GF' },
  });
});
