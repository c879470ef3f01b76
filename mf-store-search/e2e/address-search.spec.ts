import { expect } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { test } from '@storefront/testing/own-agent';
import { originOf } from './support/hosts';
import { sessionOf } from './support/in-page';
import { addressField, expectProblem, searchButton, waitForHydration } from './support/search';

const options = (page: import('@playwright/test').Page) =>
  page.getByRole('listbox', { name: 'Addresses' }).getByRole('option');

test('[1.02] [2.51] [3.06] an address is searched for by autocomplete, with the keyboard alone, and stored', async ({
  page,
}, testInfo) => {
  const origin = originOf('lathmere', testInfo);
  await page.goto(origin);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
  await expect(searchButton(page)).toBeVisible();
  await addressField(page).focus();
  await expect(page.getByRole('combobox', { name: 'Your postcode or address' })).toBeFocused();
  await page.keyboard.type('14 lantern yard');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ addresses found$/ })).toBeAttached();
  await expect(options(page).first()).toHaveText('14 Lantern Yard, London, SE1 1TL');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('data-highlighted');
  const details = page.waitForResponse((reply) => reply.url().endsWith('/location/place-details'));
  await page.keyboard.press('Enter');
  expect(await (await details).json()).toMatchObject({ address: { postcode: 'SE1 1TL' } });
  await expect(addressField(page)).toHaveValue('14 Lantern Yard, London, SE1 1TL');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stores near SE1 1TL', level: 1 })).toBeVisible();
  expect((await sessionOf(page)).location).toEqual({
    postcode: 'SE1 1TL',
    latitude: expect.closeTo(51.5, 1),
    longitude: expect.closeTo(-0.09, 1),
    address: '14 Lantern Yard, London, SE1 1TL',
  });
  await expect(addressField(page)).toHaveValue('14 Lantern Yard, London, SE1 1TL');
});

test('Escape closes the list of addresses and keeps the typed text; a whole postcode needs no list', async ({
  page,
}, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await addressField(page).focus();
  await page.keyboard.type('lantern');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(addressField(page)).toHaveValue('lantern');
  await addressField(page).fill('ba1 5bg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stores near BA1 5BG', level: 1 })).toBeVisible();
});

test('[5.05] an address that was typed but not chosen is rejected, next to the field and with the focus in it', async ({
  page,
}, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await searchButton(page).click();
  await expectProblem(page, 'Not a valid address', addressField(page));
  await addressField(page).fill('lantern');
  await searchButton(page).click();
  await expectProblem(page, 'Not a valid address', addressField(page));
  await expect(addressField(page)).toBeFocused();
  await expect(page).toHaveURL(`${originOf('lathmere', testInfo)}/`);
  // The list would cover the error.
  await addressField(page).fill('lantern y');
  await expect(options(page).first()).toBeVisible();
  await searchButton(page).click();
  await expectProblem(page, 'Not a valid address', addressField(page));
  await expect(options(page)).toHaveCount(0);
});

test('a town is a place to search near, without an address', async ({ page }, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await addressField(page).fill('bath');
  await expect(options(page).first()).toHaveText('Bath');
  await addressField(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Stores near Bath', level: 1 })).toBeVisible();
});

test('[5.07] an unknown address is reported during typing', async ({ page, context, baseURL }, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await addressField(page).fill('zzzqqq');
  await expectProblem(page, 'Unable to find location', addressField(page));
  // The next look-up would announce the same again.
  await serveApiFaults(baseURL, context, { '/location/autocomplete': { kind: 'hang' } });
  await addressField(page).fill('zzzqq');
  await expect(page.getByText('Unable to find location')).toHaveCount(0);
});

test('[5.08] an address that cannot be located asks for another', async ({ page, context, baseURL }, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await serveApiFaults(baseURL, context, { '/location/place-details': problemFault(503, 'places_unavailable') });
  await addressField(page).fill('14 lantern yard');
  await options(page).first().click();
  await expectProblem(page, 'Unable to get address info, try another address.', addressField(page));
  await searchButton(page).click();
  await expectProblem(page, 'Not a valid address', addressField(page));
  await serveApiFaults(baseURL, context, {});
});

test('[5.21] look-ups wait for 400 milliseconds without typing', async ({ page }, testInfo) => {
  await page.goto(originOf('lathmere', testInfo));
  await waitForHydration(page);
  await addressField(page).focus();
  await expect(page.getByRole('combobox', { name: 'Your postcode or address' })).toBeFocused();
  const terms: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/location/autocomplete')) terms.push(JSON.parse(request.postData() ?? '{}').term);
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.type('la');
  await page.clock.runFor(399);
  await page.keyboard.type('ntern');
  await page.clock.runFor(399);
  expect(terms).toEqual([]);
  const lookUpRequest = page.waitForRequest((request) => request.url().endsWith('/location/autocomplete'));
  await page.clock.runFor(1);
  await lookUpRequest;
  await page.clock.runFor(2_000);
  expect(terms).toEqual(['lantern']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is searched for with a form, and chosen from a list of links', async ({ page }, testInfo) => {
    const origin = originOf('lathmere', testInfo);
    await page.goto(origin);
    await searchButton(page).click();
    await expectProblem(page, 'Not a valid address', addressField(page));
    await addressField(page).fill('zzzqqq');
    await searchButton(page).click();
    await expectProblem(page, 'Unable to find location', addressField(page));
    await addressField(page).fill('14 lantern yard');
    await searchButton(page).click();
    await expect(page.getByRole('heading', { name: 'Which address?', level: 1 })).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Addresses' });
    await list.getByRole('link', { name: '14 Lantern Yard, London, SE1 1TL' }).click();
    await expect(page.getByRole('heading', { name: 'Stores near 14 Lantern Yard, London', level: 1 })).toBeVisible();
    await page.goto(`${origin}/stores-near-by?placeId=gazetteer%3Anone`);
    await expectProblem(page, 'Unable to get address info, try another address.', addressField(page));
  });
});
