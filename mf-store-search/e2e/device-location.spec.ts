import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { originOf } from './support/hosts';
import { addressField, expectProblem, waitForHydration } from './support/search';

// The next test shares the browser context, but not what these set.
test.afterEach(async ({ context }) => {
  await context.clearPermissions();
  await context.setGeolocation(null);
  await context.setOffline(false);
});

const myLocationButton = (page: Page) => page.getByRole('button', { name: 'Use my location' });
const TRY_POSTCODE = 'Unable to find your location, try manually adding your postcode';
const TRY_ADDRESS = 'Unable to find your location, try manually adding your address';

test('[1.03] the device’s location finds nearby stores, requested only when the shopper asks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5045, longitude: -0.0905 });
  await page.addInitScript(() => {
    const device = navigator.geolocation;
    const ask = device.getCurrentPosition.bind(device);
    device.getCurrentPosition = (...given) => {
      (window as unknown as { positionRequests: number }).positionRequests = 1;
      ask(...given);
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(
    await page.evaluate(() => (window as unknown as { positionRequests?: number }).positionRequests),
  ).toBeUndefined();
  await myLocationButton(page).click();
  await expect(page.getByRole('heading', { name: /^Stores near (SE1|EC3R) /, level: 1 })).toBeVisible();
  const session = await page.request.get('/en-gb/session');
  expect((await session.json()).location).toMatchObject({ latitude: 51.5045, longitude: -0.0905 });
});

test('[8.29] [5.09] a location without matches says what to do instead: enter a postcode, or an address where one is needed', async ({
  page,
  context,
}, testInfo) => {
  const lathmere = originOf('lathmere', testInfo);
  await context.setGeolocation({ latitude: 0, longitude: 0 });
  for (const [origin, text] of [
    [originOf('pipwell', testInfo), TRY_POSTCODE],
    [lathmere, TRY_ADDRESS],
  ] as const) {
    await context.grantPermissions(['geolocation'], { origin });
    await page.goto(origin);
    await waitForHydration(page);
    await myLocationButton(page).click();
    await expectProblem(page, text, origin === lathmere ? addressField(page) : undefined);
    await expect(
      page.getByText('Sorry, no matching locations for your detected location. Please try entering your address.'),
    ).toBeVisible();
  }
});

test('a shopper who denies access to their location is asked for a postcode', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await myLocationButton(page).click();
  await expectProblem(page, TRY_POSTCODE);
  await expect(page.getByText('Your browser did not share your location.')).toBeVisible();
});

test('a device that cannot find its location, or is too slow, has its own message', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // Only the device's position is simulated, because a browser cannot be made to lose it.
  await page.addInitScript(() => {
    let code = 1;
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      code += 1;
      failed?.({
        code,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      } as GeolocationPositionError);
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  await myLocationButton(page).click();
  await expect(page.getByText('Your device could not find your location.')).toBeVisible();
  await expectProblem(page, TRY_POSTCODE);
  await myLocationButton(page).click();
  await expect(page.getByText('Finding your location took too long.')).toBeVisible();
});

test('a back end that does not reply ends the wait with a time-out', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5045, longitude: -0.0905 });
  await page.goto('/');
  await waitForHydration(page);
  await context.setOffline(true);
  await myLocationButton(page).click();
  await expectProblem(page, TRY_POSTCODE);
});
