import type { Locator, Page } from '@playwright/test';

/** The slots on the page with room for several orders, so that no other test takes the last place of one meanwhile. */
export const freeSlots = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /\d left/ });
