import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
test('an administrator checks a file, reads its problems by line, corrects it and applies it', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'import', '/desk/import');
  const files = page.locator('input[type=file]');
  await files.setInputFiles(csv('notes.csv', ['a', 'b']));
  await expect(page.getByText(/Its name must begin with the kind of its rows/)).toBeVisible();
  await files.setInputFiles(
    csv('prices.csv', [
      'item,store,price',
      'rye-and-caraway-loaf-500g,bath-walcot,three',
      'no-such-item,bath-walcot,2.50',
    ]),
  );
  await expect(page.getByText('2 problems')).toBeVisible();
  await expect(page.getByText('prices.csv, line 3, item')).toBeVisible();
  await expectAccessible(page, 'the problems of an import');
  await page.getByRole('button', { name: 'Change nothing, correct the files' }).click();

  await files.setInputFiles(csv('prices.csv', ['Item;Store;Price', 'rye-and-caraway-loaf-500g;bath-walcot;3.15']));
  await expect(page.getByRole('row', { name: 'prices 0 1 0 0' })).toBeVisible();
  await expectAccessible(page, 'an import that was checked');
  await page.getByRole('button', { name: 'Apply the import' }).click();
  await expect(page.getByText('The import was applied. Shoppers see it within seconds.')).toBeVisible();
  await page.goto(`${baseURL}/stores/bath-walcot/category/bakery/menuItem/rye-and-caraway-loaf-500g`);
  await expect(page.getByText('£3.15').first()).toBeVisible();
});
