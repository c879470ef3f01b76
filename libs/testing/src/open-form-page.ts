import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page whose plain forms work before any script, and waits until its own forms have replaced them. */
export async function openFormPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  return response;
}
