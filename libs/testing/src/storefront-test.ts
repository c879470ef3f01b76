import { test as base, type Page } from '@playwright/test';
import { PAGE_OF_FAILURE } from './browser/page-of-failure';

/**
 * Tests of a suite whose tests share a browser context. At the end of a test its pages leave their documents, because a
 * navigation that is still under way, as after a click on "Log in", interrupts Playwright's reset of the context, so that
 * the next test would fail. After a failure they stay for its report, and Playwright starts another worker.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    await use(context);
    if (testInfo.status === testInfo.expectedStatus)
      return void (await Promise.all(context.pages().map(leaveDocument)));
    const { protocol, pathname } = new URL(context.pages().at(-1)?.url() ?? 'about:blank');
    if (protocol.startsWith('http')) testInfo.annotations.push({ type: PAGE_OF_FAILURE, description: pathname });
  },
});

/** A page whose own navigation interrupts ours is closed, and the next test opens another. */
async function leaveDocument(page: Page): Promise<void> {
  try {
    await page.goto('about:blank');
  } catch (error) {
    if (!page.isClosed() && !String(error).includes('interrupted by another navigation')) throw error;
    await page.close();
  }
}
