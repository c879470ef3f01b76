import { test as base } from '@playwright/test';

/** Tests whose browser has a name of its own, so that faults that are served to it disturb nobody else. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from the pattern
  userAgent: async ({}, use, { testId }) => use(`storefront-test ${testId}`),
});
