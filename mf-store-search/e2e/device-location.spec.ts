import { expect, test } from '@playwright/test';
import { awake, expectProblem } from './support/search';

test('[1.03] the device’s location finds the stores round it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5045, longitude: -0.0905 });
  await page.goto('/');
  await awake(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('heading', { name: /^Stores near SE1/, level: 1 })).toBeVisible();
});

test('[8.29] a location that matches nothing says what to do instead', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0, longitude: 0 });
  await page.goto('/');
  await awake(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expectProblem(page, 'Unable to find your location, try manually adding your postcode');
  await expect(
    page.getByText('Sorry, no matching locations for your detected location. Please try entering your address.'),
  ).toBeVisible();
});

test('a shopper who keeps their place to themselves is asked for a postcode', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expectProblem(page, 'Unable to find your location, try manually adding your postcode');
});
