import type { Page } from '@playwright/test';

/**
 * Holds back the requests of a page that match a pattern, which then reach the real server.
 * @param pattern as of `page.route`; every script of the storefront by default
 * @returns the function that lets them go on
 */
export async function holdRequests(page: Page, pattern = '**/assets/**/*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
