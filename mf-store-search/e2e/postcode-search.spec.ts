import { expect, test } from '@playwright/test';
import { awake, expectProblem, field, panel, searchButton } from './support/search';

test('[1.01] [2.52] a postcode lists the stores round it, nearest first, and what each can do', async ({ page }) => {
  await page.goto('/');
  await awake(page);
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
  await expect(borough.getByText(/^0\.\d miles$/)).toBeVisible();
  await expect(borough.getByText('14 Lantern Yard, London, SE1 1TL')).toBeVisible();
  await expect(borough.getByText('Next delivery Today, ')).toBeVisible();
  await expect(borough.getByText('Delivers here · ')).toContainText('minimum spend £25.00');
  await expect(panel(page, 'Stoke Newington').getByText('Does not deliver here')).toBeVisible();
  await expect(panel(page, 'Stoke Newington').getByRole('button', { name: 'Collect here' })).toBeVisible();
  const norwich = panel(page, 'Norwich Lanes');
  await expect(norwich.getByText('Closed', { exact: true })).toBeVisible();
  await expect(norwich.getByRole('button')).toHaveCount(0);
  await page.goto('/stores-near-by?postcode=BA1+5BG&fulfilment=collection');
  await expect(panel(page, 'Bath Walcot').getByText('Preorder', { exact: true })).toBeVisible();
});

test('[5.02] an empty postcode is asked for, beside the field and with the focus in it', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await searchButton(page).click();
  await expectProblem(page, 'Please enter a valid postcode');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('[5.01] [5.03] a postcode that breaks the business’s rules is named as it was typed', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await field(page).fill('london');
  await field(page).press('Enter');
  await expectProblem(page, 'london is not a valid postcode');
  await expect(field(page)).toBeFocused();
  await field(page).fill('SE1 9');
  await field(page).press('Enter');
  await expectProblem(page, 'SE1 9 is not a valid postcode');
  await expect(page).toHaveURL('/');
});

test('[5.04] a postcode that passes the form but that nobody knows is refused in words', async ({ page }) => {
  await page.goto('/stores-near-by');
  await field(page).fill('ZZ1 1ZZ');
  await field(page).press('Enter');
  await expectProblem(page, 'Please provide a valid postcode');
  await expect(field(page)).toHaveValue('ZZ1 1ZZ');
});

test('[2.50] the postcode widget holds eight letters, is emptied by a click and sent by Enter', async ({ page }) => {
  await page.goto('/');
  await awake(page);
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
});

test('where nobody delivers it says so and leads to where one can collect', async ({ page }) => {
  await page.goto('/stores-near-by?postcode=TR1+2AB&fulfilment=delivery');
  await expect(page.getByText('No store delivers to TR1 2AB yet. Try collection, or another postcode.')).toBeVisible();
  await page.getByRole('link', { name: 'See where to collect' }).click();
  await expect(page.getByRole('button', { name: /^Collect here/ }).first()).toBeVisible();
  await expect(page.getByText('No store delivers to')).toHaveCount(0);
});

test('[2.34] both of its pages answer a direct visit with a title and their status', async ({ page }) => {
  const search = await page.goto('/stores-near-by');
  expect(search?.status()).toBe(200);
  await expect(page).toHaveTitle('Find a store, Pipwell');
  await page.getByRole('main').getByRole('link', { name: 'All stores' }).click();
  await expect(page).toHaveTitle('All stores, Pipwell');
  await expect(page.getByRole('heading', { name: 'All stores', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /York Bootham/ })).toHaveAttribute('href', '/stores/york-bootham');
  await expect(page.getByText('8 stores in 7 towns')).toBeVisible();
});
