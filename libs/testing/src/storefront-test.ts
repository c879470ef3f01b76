import { test as base, type Page } from '@playwright/test';

/** A page that still navigates after so many tries has a fault. */
const MAX_TRIES = 5;

/**
 * Tests of a suite whose tests share a browser context. At the end of a test its pages leave their documents, because a
 * navigation that is still under way, as after a click on "Log in", interrupts Playwright's reset of the context, so that
 * the next test would fail. After a failure they stay for its report, and Playwright starts another worker.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    await use(context);
    if (testInfo.status === testInfo.expectedStatus) for (const page of context.pages()) await leaveDocument(page);
  },
});

async function leaveDocument(page: Page): Promise<void> {
  for (let tries = 1; !page.isClosed(); tries += 1)
    try {
      await page.goto('about:blank');
      return;
    } catch (error) {
      // It may have closed itself.
      if (page.isClosed()) return;
      if (tries === MAX_TRIES || !String(error).includes('interrupted by another navigation')) throw error;
    }
}
