import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';

test('a manager changes a slot by keyboard, withdraws it, and sets both back', async ({ page, baseURL }) => {
  await logIn(page, baseURL, 'manager', '/desk/slots');
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  const first = page.getByRole('button', { name: /[^0] free of \d+, booking closes/ }).first();
  const place = /^(.+?): .+?, \d+ booked/.exec((await first.textContent()) ?? '')?.[1] ?? 'no slot';
  const slot = page.getByRole('button', { name: place });
  const before = (await slot.textContent()) ?? '';
  await expectAccessible(page, 'the week of slots');

  await slot.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: place });
  await expect(dialog.getByText(/confirmed orders? stays?|No orders are booked/)).toBeVisible();
  await expectAccessible(page, 'one slot');
  await dialog.getByLabel('Price').fill('4.21');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(slot).toBeFocused();
  await expect(slot).toContainText('£4.21');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slot).toHaveText(before);

  await slot.click();
  await dialog.getByRole('button', { name: 'Withdraw this slot' }).click();
  await expect(page.getByText(`${place} was withdrawn.`)).toBeVisible();
  await expect(slot).toContainText('Withdrawn');
  await expectAccessible(page, 'a withdrawn slot');
  await page.reload();
  await expect(slot).toContainText('Withdrawn');
  await slot.click();
  await dialog.getByRole('button', { name: 'Offer this slot again' }).click();
  await expect(slot).not.toContainText('Withdrawn');
});
