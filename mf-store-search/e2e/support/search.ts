import { expect, type Locator, type Page } from '@playwright/test';

/** The search form, found by its labels. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your postcode' });
export const addressField = (page: Page) => page.getByLabel('Your postcode or address');
export const searchButton = (page: Page) => page.getByRole('search').getByRole('button', { name: /See times|Find/ });
export const panel = (page: Page, store: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: store, exact: true }) });

/** Resolves when the page has hydrated: before that, forms are sent to the server. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => (window as unknown as { __hydrated: boolean }).__hydrated);
}

/** Beside the field, associated with it, and in the viewport. */
export async function expectProblem(page: Page, message: string, where: Locator = field(page)) {
  await expect(where).toHaveAccessibleDescription(message);
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}
