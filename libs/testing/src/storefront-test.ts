import { test as base, type Page } from '@playwright/test';

/**
 * Tests of a suite whose tests share a browser context. At the end of a test its pages leave their documents, because a
 * navigation that is still under way, as after a click on "Log in", interrupts Playwright's reset of the context, so that
 * the next test would fail.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await leaveDocument(page);
  },
});

async function leaveDocument(page: Page): Promise<void> {
  while (!page.isClosed())
    try {
      await page.goto('about:blank');
      return;
    } catch (error) {
      if (!String(error).includes('interrupted by another navigation')) throw error;
    }
}
