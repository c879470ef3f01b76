import type { BrowserContext } from '@playwright/test';

/** Refuses server-sent events, so that the network of a page which follows something becomes idle. */
export const refuseStreams = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/api\/[\w/-]+-stream\?/, (route) => route.abort());
