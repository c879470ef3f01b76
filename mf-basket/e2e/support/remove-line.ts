import type { Page } from '@playwright/test';

/** Removes a line of the basket, of any quantity, by its menu. */
export async function removeLine(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: `Remove ${name} from basket` }).click();
}
