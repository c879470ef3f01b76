import type { CDPSession, Fixtures, PlaywrightTestArgs } from '@playwright/test';

interface DevtoolsFixture {
  /** The page's session of the Chrome DevTools Protocol, for what Playwright has no call for. */
  readonly devtools: CDPSession;
}

/**
 * Adds `devtools` to tests: `base.extend(devtoolsFixture)`. The session is detached at the end, so that what it emulates
 * (network conditions, authenticators) does not meet the next test, which shares the browser context.
 */
export const devtoolsFixture: Fixtures<DevtoolsFixture, object, PlaywrightTestArgs> = {
  devtools: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page);
    await use(session);
    await session.detach();
  },
};
