import { test as base } from './neighbour-test';

/** Tests whose browser has its own user agent, so that its faults do not affect others. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  userAgent: async ({}, use, { testId }) => use(`storefront-test ${testId}`),
});
