import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';

test('a manager adds a ring and a zone of postcodes, sees whom a change touches, and removes them', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'zones', '/desk/zones');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery zones' })).toBeVisible();
  await expect(page.getByText('Norwich Lanes').first()).toBeVisible();
  await expect(page.getByText('There is no zone yet.')).toBeVisible();

  // Of another county, which the shop refuses at its field.
  await page.getByLabel('Name').fill('City');
  await page.getByLabel('Postcodes').fill('NR1, LS1');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await expect(page.getByText('LS1 is not in the store’s delivery area').first()).toBeVisible();
  await page.getByLabel('Postcodes').fill('NR1, nr2');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await expect(page.getByText('City was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'City' })).toBeFocused();

  await page.getByRole('button', { name: 'New zone' }).click();
  await page.getByLabel('Name').fill('Within the ring');
  await page.getByLabel('Ring in metres').fill('6000');
  await page.getByLabel(/Or added to the slot’s price/).fill('1.50');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await expect(page.getByText('Within the ring was saved.')).toBeVisible();
  await expect(page.getByText('within 6000 m; £1.50 more').first()).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of Norwich Lanes with the rings of its zones' });
  await expect(map.locator('path.sf-map__area--chosen')).toBeVisible();
  await expectAccessible(page, 'the zones of a store');

  // What is typed is lost only after a question.
  await page.getByLabel('Name').fill('Within the old ring');
  await page.getByRole('button', { name: /^City/ }).click();
  await expect(page.getByRole('dialog', { name: 'Discard the changes to Within the ring?' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('City');

  for (const name of ['City', 'Within the ring']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expectAccessible(page, 'the question before a removal');
    await page.getByRole('button', { name: 'Remove zone' }).click();
    await expect(page.getByText(`${name} was removed.`)).toBeVisible();
  }
  const history = page.getByRole('region', { name: 'Who changed what' });
  await expect(history.getByText('Within the ring removed')).toBeVisible();
  await expect(history.getByText(/City added/)).toBeVisible();
});
