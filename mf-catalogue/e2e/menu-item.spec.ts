import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { basketCount, house, store } from './support/shop';

const loaf = `${store}/category/bakery/menuItem/seeded-farmhouse-loaf-800g`;
const pizza = `${store}/category/made-to-order-pizza/menuItem/margherita-pizza`;
const lunch = `${store}/category/meal-deals/menuItem/lunch-box-sandwich-side-and-drink`;
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to basket/ });

test('an item is served only under its own categories; elsewhere its URL redirects to the right one', async ({
  request,
}) => {
  const own = `${store}/category/freshly-baked-bread/menuItem/seeded-farmhouse-loaf-800g`;
  const canonical = /<link rel="canonical" href="[^"]*(\/stores[^"]+)"/;
  const [, address = ''] = canonical.exec(await (await request.get(loaf)).text()) ?? [];
  expect(address).toContain('/menuItem/seeded-farmhouse-loaf-800g');
  for (const foreign of ['milk-and-cream', 'no-such-category']) {
    const reply = await request.get(own.replace('freshly-baked-bread', foreign), { maxRedirects: 0 });
    expect([foreign, reply.status(), reply.headers().location]).toEqual([foreign, 301, address]);
  }
  expect((await request.get(`${store}/category/bakery/menuItem/no-such-item`)).status()).toBe(404);
});

test('[1.09] [2.39] an item’s page shows its description, its prices and former prices, its ingredients, and pictures in every density', async ({
  page,
}) => {
  await page.goto(loaf);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seeded farmhouse loaf 800g');
  await expect(main.getByText('Save 45p').first()).toBeVisible();
  await expect(main.getByText('vegetarian', { exact: true })).toBeVisible();
  await expect(main.locator('.sf-price--large')).toHaveText('Now £1.85was £2.30');
  await expect(main.getByText('23.1p/100g').first()).toBeVisible();
  await expect(main.getByRole('group', { name: 'How shall we slice it?' }).getByRole('radio')).toHaveCount(3);
  await expect(main.locator('strong', { hasText: /^Wheat$/i }).first()).toBeVisible();
  await expect(main.getByRole('table', { name: 'Typical values' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Similar items' }).getByRole('listitem').first()).toBeVisible();
  const picture = main.getByRole('img', { name: 'Seeded farmhouse loaf 800g' }).first();
  const sources = await picture.getAttribute('srcset');
  for (const density of ['mdpi_1x', 'xhdpi_2x', 'xxhdpi_3x', 'original']) expect(sources).toContain(density);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Look closer' }).click();
  await expect(page.getByRole('dialog', { name: /large$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sizes and finishes of an item are links, on its page and on cards, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${baseURL}${store}/category/milk/menuItem/whole-milk-2-pints`);
  const sizes = page.getByRole('navigation', { name: 'Size' });
  await expect(sizes.getByRole('link')).toHaveText([/^1 pint.*80p/, /^2 pints.*£1\.30/, /^4 pints.*£1\.60/]);
  await expect(sizes.locator('[aria-current="page"]')).toContainText('2 pints');
  await sizes.getByRole('link', { name: /^4 pints/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole milk, 4 pints');

  await page.goto(house(baseURL, '/stores/bath-walcot-street/category/table-lamps'));
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Perrin table lamp, ink' }) });
  const swatches = card.getByRole('list', { name: 'Finish' });
  await expect(swatches.getByRole('link')).toHaveText(['Ultramarine', 'Ink', 'Bone', 'Sky', 'Slate', 'Moss']);
  await expect(swatches.locator('[aria-current]')).toHaveText('Ink');
  await swatches.getByRole('link', { name: 'Bone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perrin table lamp, bone');
  await page.getByRole('navigation', { name: 'Height' }).getByRole('link', { name: /46 cm/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perrin sideboard lamp, bone');
  await page.context().close();
});

test('an engraving asks for its letters, and the basket shows them', async ({ page, baseURL }) => {
  await page.goto(house(baseURL, '/stores/bath-walcot-street/category/kitchen/menuItem/trek-flask-ink'));
  await page.getByRole('radio', { name: /^Name/ }).check();
  const field = page.getByLabel('Which name?');
  await addButton(page).click();
  await expect(page.getByText('Enter the text for Engraving')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Ada');
  await addButton(page).click();
  await expect(page.getByText('Trek flask, ink is in your basket')).toBeVisible();
  await page.goto(house(baseURL, '/basket'));
  await expect(page.getByText('Name “Ada”')).toBeVisible();
});

test('an item’s page says where it is from, how strong it is, and when it can be collected', async ({ page }) => {
  await page.goto(`${store}/category/red-wine/menuItem/rioja-crianza-75cl`);
  const details = page.getByRole('table', { name: 'Details' });
  await expect(details.getByRole('row')).toHaveText(['OriginSpain', 'Alcohol13.5% ABV', 'UK units10.1']);
  await expect(page.getByRole('table', { name: 'Delivery and returns' }).getByRole('row').last()).toContainText(
    'Returns',
  );
  await expect(page.getByRole('term').filter({ hasText: 'Collect from Borough' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^(Today|Tomorrow), /);
  await expect(page.getByRole('columnheader')).toHaveText(['Typical values', 'Per 100 ml', 'Glass, 175ml']);
});

test('[3.03] the options of an item follow every rule, and the price follows each choice', async ({ page }) => {
  await page.goto(pizza);
  const add = addButton(page);
  // The default values, and one single-choice option.
  await expect(page.getByRole('radio', { name: /^Regular/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await expect(add).toHaveText(/£6\.95/);
  await page.getByRole('radio', { name: /^Large/ }).check();
  await expect(page.getByRole('radio', { name: /^Regular/ })).not.toBeChecked();
  await expect(add).toHaveText(/£8\.95/);
  // Options shown side by side form a grid.
  const base = page.getByRole('group', { name: 'Base' });
  const [classic, thin] = await Promise.all(['Classic', 'Thin'].map((name) => base.getByText(name).boundingBox()));
  expect(classic?.y).toBe(thin?.y);
  // The first is free; the cost of the others depends on the size.
  const toppings = page.getByRole('group', { name: 'Extra toppings' });
  await expect(toppings.getByText('Included')).toHaveCount(8);
  await toppings.getByRole('checkbox', { name: /^Olives/ }).check();
  await expect(add).toHaveText(/£8\.95/);
  await expect(toppings.getByText('+£1.30')).toHaveCount(7);
  await toppings.getByRole('checkbox', { name: /^Mushrooms/ }).check();
  await expect(add).toHaveText(/£10\.25/);
  await page.getByRole('radio', { name: /^Family/ }).check();
  await expect(add).toHaveText(/£12\.55/);
  // At most five, with the reason.
  for (const name of [/^Peppers/, /^Sweetcorn/, /^Red onion/]) await toppings.getByRole('checkbox', { name }).check();
  await expect(toppings.getByRole('checkbox', { name: /^Extra mozzarella/ })).toBeDisabled();
  await expect(toppings.getByText('That is all 5. Take one off to swap it.')).toBeVisible();
  // The choice is in the URL, so it can be shared.
  const price = await add.textContent();
  await page.goto(page.url());
  expect(new URL(page.url()).searchParams.get('choice')).toBeTruthy();
  await expect(add).toHaveText(price ?? '');
  await expect(toppings.getByRole('checkbox', { name: /^Olives/ })).toBeChecked();

  await page.goto(lunch);
  // At least one, stated where it is missing.
  await addButton(page).click();
  await expect(page.getByText('Choose an option from Choose a side')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Choose a side' }).getByRole('radio').first()).toBeFocused();
  // One option depends on a value of another.
  const dip = page.getByRole('group', { name: 'A dip for the tortilla chips' });
  await expect(dip.getByRole('radio').first()).toBeDisabled();
  await expect(dip.getByText('Only with Tortilla chips')).toBeVisible();
  await page.getByRole('radio', { name: 'Tortilla chips' }).check();
  await expect(dip.getByRole('radio', { name: 'Tomato salsa' })).toBeChecked();
  await dip.getByRole('radio', { name: /^Guacamole/ }).check();
  const withDip = await addButton(page).textContent();
  await page.getByRole('radio', { name: 'Fruit pot' }).check();
  await expect(dip.getByRole('radio').first()).toBeDisabled();
  await expect(addButton(page)).not.toHaveText(withDip ?? '');
});

test('[5.15] a quantity must be entered', async ({ page, baseURL }) => {
  await page.goto(loaf);
  // Before hydration the browser's own validation refuses it.
  await expect(page.locator('main form', { has: page.getByLabel('Quantity') })).toHaveAttribute('novalidate');
  await page.getByLabel('Quantity').fill('');
  await addButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter how many you would like' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toBeFocused();
  expect(await basketCount(page.request, baseURL)).toBe(0);
  await page.getByLabel('Quantity').fill('2');
  await expect(addButton(page)).toHaveText(/£3\.70/);
});

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });
  test('invalid options are rejected with the reason, keep the entered values, and valid ones are added', async ({
    page,
    baseURL,
  }) => {
    await page.goto(lunch);
    await page.getByRole('radio', { name: 'Fruit pot' }).check();
    await page.getByRole('radio', { name: /^Guacamole/ }).check();
    await page.getByLabel('Quantity').fill('2');
    await addButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Those options cannot be combined');
    const dip = page.getByRole('group', { name: 'A dip for the tortilla chips' });
    await expect(dip.getByText('Only with Tortilla chips').last()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Guacamole/ })).toBeChecked();
    await expect(page.getByLabel('Quantity')).toHaveValue('2');
    await page.getByRole('radio', { name: 'Tortilla chips' }).check();
    await addButton(page).click();
    await expect(page).toHaveURL(`${lunch}?added=2`);
    expect(await basketCount(page.request, baseURL)).toBe(2);
    // An accidental choice can be undone.
    await page.goto(lunch);
    await page.getByRole('radio', { name: 'Fruit pot' }).check();
    await page.getByRole('radio', { name: /^Guacamole/ }).check();
    await dip.getByRole('radio', { name: 'None' }).check();
    await addButton(page).click();
    await expect(page).toHaveURL(`${lunch}?added=1`);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'with no script', () => {
    test.use({ javaScriptEnabled });
    test('an item’s pictures are side by side, and a thumbnail shows its own', async ({ page }) => {
      await page.goto(`${store}/category/baked-in-the-shop/menuItem/seeded-farmhouse-loaf-800g`);
      const pictures = page.getByRole('group', { name: 'Pictures of Seeded farmhouse loaf 800g' }).getByRole('img');
      await expect(pictures).toHaveCount(3);
      for (const picture of await pictures.all())
        await expect(picture).toHaveAttribute('srcset', /160w.* 320w.* 480w.* 800w$/);
      await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.5 });
      await expect(pictures.nth(1)).not.toBeInViewport({ ratio: 0.5 });
      const thumbnail = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').nth(1);
      await thumbnail.click();
      await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
      await expect(pictures.nth(0)).not.toBeInViewport({ ratio: 0.5 });
      if (!javaScriptEnabled) return;
      await expect(thumbnail).toHaveAttribute('aria-current', 'true');
      await expectNoAxeFindings(page);
    });
  });

test('on a wide screen no option that takes the focus is hidden by the button at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/stores/borough/category/bakery/menuItem/seeded-farmhouse-loaf-800g');
  const main = page.getByRole('main');
  const bar = main.getByRole('button', { name: /^Add to basket/ });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const options = main.getByRole('checkbox');
  await expect(options.first()).toBeVisible();
  for (const option of await options.all()) {
    // Within the window, but below the bar.
    await option.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 10));
    await option.focus();
    const [field, edge] = await Promise.all([option.boundingBox(), bar.boundingBox()]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  }
});
