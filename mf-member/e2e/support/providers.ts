import { expect, type Page } from '@playwright/test';

export const providers = ['Google', 'Apple', 'Facebook'] as const;
export type ProviderName = (typeof providers)[number];

/** Chooses somebody on the page of a simulated provider, by a new or a given e-mail address. */
export async function chooseAddress(page: Page, name: ProviderName, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Log in with ${name}`, level: 1 })).toBeVisible();
  await page.getByLabel('An email address').fill(email);
  await page.getByRole('button', { name: 'Log in with it' }).click();
}

/** Presses the button of a provider on the log-in page. */
export const continueWith = (page: Page, name: ProviderName) =>
  page.getByRole('button', { name: `Continue with ${name}` }).click();
