import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { createSpecialHosts } from '@storefront/testing/special-hosts';
import { originOf } from './support/hosts';
import { inPage } from './support/in-page';
import { addressField, expectProblem, field, panel, searchButton, waitForHydration } from './support/search';

test.beforeAll(({ browserName: _ }, testInfo) => createSpecialHosts(testInfo));

test('[1.01] [2.52] a postcode lists the stores around it, nearest first, with their services', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await field(page).fill('se1 9gf');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { name: 'Stores near SE1 9GF', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Borough',
    'Stoke Newington',
    'Norwich Lanes',
  ]);
  const borough = panel(page, 'Borough');
  await expect(borough.getByText('Open', { exact: true })).toBeVisible();
  await expect(borough.getByText(/^\d(\.\d)? miles?$/)).toBeVisible();
  await expect(borough.getByText('14 Lantern Yard, London, SE1 1TL')).toBeVisible();
  // Late in the evening today's deliveries are over.
  await expect(borough.getByText(/^Next delivery (Today|Tomorrow), \d/)).toBeVisible();
  await expect(borough.getByText('Delivers here · ')).toContainText('minimum spend £25.00');
  await expect(panel(page, 'Stoke Newington').getByText('Does not deliver here')).toBeVisible();
  await expect(panel(page, 'Stoke Newington').getByRole('button', { name: 'Collect here' })).toBeVisible();
  const norwich = panel(page, 'Norwich Lanes');
  await expect(norwich.getByText('Closed', { exact: true })).toBeVisible();
  await expect(norwich.getByRole('button')).toHaveCount(0);
  await page.goto('/stores-near-by?postcode=BA1+5BG&fulfilment=collection');
  await expect(panel(page, 'Bath Walcot').getByText('Preorder', { exact: true })).toBeVisible();
});

test('a postcode is pasted whole, with the spaces that were copied with it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await field(page).click();
  await field(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ' \n  se1   9gf ');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field(page)).toHaveValue('SE1 9GF');
});

test('[5.02] an empty postcode is reported, next to the field and with the focus in it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await searchButton(page).click();
  await expectProblem(page, 'Please enter a valid postcode');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('[5.01] each business’s own rules decide which postcodes are valid', async ({ page }, testInfo) => {
  const bath = originOf('bathside', testInfo);
  for (const [origin, postcode, isRefused] of [
    [bath, 'SE1 9GF', true],
    [bath, 'BA1 5BG', false],
    [originOf('pipwell', testInfo), 'SE1 9GF', false],
    [originOf('pipwell', testInfo), 'D02 AF30', true],
  ] as const) {
    await page.goto(origin);
    await waitForHydration(page);
    await field(page).fill(postcode);
    await field(page).press('Enter');
    if (isRefused) await expectProblem(page, `${postcode} is not a valid postcode`);
    else await expect(page.getByRole('heading', { level: 1 })).toContainText(postcode);
  }
  // The server applies the same rules.
  const reply = await page.goto(`${bath}/stores-near-by?postcode=SE1+9GF`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByText('SE1 9GF is not a valid postcode', { exact: true })).toBeVisible();
});

test('[5.03] a postcode that breaks the business’s rules is quoted as typed', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await field(page).fill('london');
  await field(page).press('Enter');
  await expectProblem(page, 'london is not a valid postcode');
  await expect(field(page)).toBeFocused();
  await field(page).fill('SE1 9');
  await field(page).press('Enter');
  await expectProblem(page, 'SE1 9 is not a valid postcode');
  await expect(page).toHaveURL('/');
});

test('[5.04] a valid but unknown postcode is rejected with a message', async ({ page }) => {
  await page.goto('/stores-near-by');
  await field(page).fill('ZZ1 1ZZ');
  await field(page).press('Enter');
  await expectProblem(page, 'Please provide a valid postcode');
  await expect(field(page)).toHaveValue('ZZ1 1ZZ');
});

test('[2.50] the postcode widget holds eight letters, is cleared by a click and submitted by Enter', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(field(page)).toHaveAttribute('autocomplete', 'postal-code');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
  await expect(searchButton(page)).toBeVisible();
  await field(page).pressSequentially('SE1 9GF12');
  await expect(field(page)).toHaveValue('SE1 9GF1');
  await field(page).click();
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially('SE1 9GF');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/stores-near-by?fulfilment=delivery&postcode=SE1+9GF');
  await page.goto('/');
  await waitForHydration(page);
  await field(page).fill('SE1 9GF');
  await searchButton(page).click();
  await expect(page).toHaveURL('/stores-near-by?fulfilment=delivery&postcode=SE1+9GF');
});

test('[2.50] [2.51] without device location neither widget of a business has a button for it, and both search', async ({
  page,
}, testInfo) => {
  for (const [host, widget, postcode] of [
    ['plain', field, 'BA1 5BG'],
    ['address', addressField, 'SE1 9GF'],
  ] as const) {
    await page.goto(originOf(host, testInfo));
    await waitForHydration(page);
    await expect(widget(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
    await widget(page).fill(postcode);
    await searchButton(page).click();
    await expect(page.getByRole('heading', { name: `Stores near ${postcode}`, level: 1 })).toBeVisible();
  }
});

test('a postcode far from every store is known, and a distant store says how far away it is', async ({ page }) => {
  for (const postcode of ['BT1 5GS', 'JE2 3NG', 'GY1 1AA', 'IM1 2QT']) {
    await page.goto(`/stores-near-by?postcode=${postcode}&fulfilment=collection`);
    await expect(page.getByRole('heading', { name: `No store near ${postcode}`, level: 1 })).toBeVisible();
    await expect(page.getByText(/ · the nearest is \d+ miles away$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Collect here, \d+ miles away/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Collect here,? [A-Z]/ })).toHaveCount(0);
  }
  await page.goto('/stores-near-by?postcode=IM1+2QT&fulfilment=delivery');
  await expect(
    page.getByText('No store delivers to IM1 2QT yet, and none is near enough to collect from.'),
  ).toBeVisible();
});

test('a store that only collects is listed for delivery too, and offers collection', async ({ page }) => {
  await page.goto('/stores-near-by?postcode=YO1+7HH&fulfilment=delivery');
  const york = panel(page, 'York Bootham');
  await expect(york.getByText('This store offers collection only.')).toBeVisible();
  await expect(york.getByRole('button', { name: 'Collect here' })).toBeVisible();
});

test('where no store delivers the page says so and links to stores for collection', async ({ page }) => {
  await page.goto('/stores-near-by?postcode=YO1+7HH&fulfilment=delivery');
  await expect(page.getByText('No store delivers to YO1 7HH yet. Try collection, or another postcode.')).toBeVisible();
  await page.getByRole('link', { name: 'See where to collect' }).click();
  await expect(page.getByRole('button', { name: /^Collect here/ }).first()).toBeVisible();
  await expect(page.getByText('No store delivers to')).toHaveCount(0);
});

test('[2.34] stores-near-by and store-all work on a direct visit and by a link; store-all has every store', async ({
  page,
}, testInfo) => {
  for (const [host, name] of [
    ['pipwell', 'Pipwell'],
    ['lathmere', 'Lathmere'],
  ] as const) {
    const origin = originOf(host, testInfo);
    const search = await page.goto(`${origin}/stores-near-by`);
    expect(search?.status()).toBe(200);
    await expect(page).toHaveTitle(`Find a store, ${name}`);
    const { stores } = await inPage<{ stores: { name: string; slug: string }[] }>(page, '/en-gb/api/stores/search', {});
    expect(stores.length).toBeGreaterThan(3);
    await page.getByRole('main').getByRole('link', { name: 'All stores' }).click();
    await expect(page).toHaveURL(`${origin}/store-all`);
    const all = await page.goto(`${origin}/store-all`);
    expect(all?.status()).toBe(200);
    await expect(page).toHaveTitle(`All stores, ${name}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
    await expect(page.getByRole('heading', { name: 'All stores', level: 1 })).toBeVisible();
    const links = page.getByRole('main').locator('a[href^="/stores/"]');
    const shown = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))].sort());
    expect(shown).toEqual(stores.map(({ slug }) => `/stores/${slug}`).sort());
    for (const store of stores) await expect(page.getByRole('main').getByText(store.name).first()).toBeVisible();
  }
});
