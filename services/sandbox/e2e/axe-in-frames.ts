import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { describeViolations } from '@storefront/testing/axe';
import type { AxeResults } from 'axe-core';

// Frames answer axe only when they trust where it asks from; a shop and the card fields are of two origins.
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Every rule of axe-core on the page with everything in its frames. */
export async function expectNoAxeFindingsInFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(source);
  const { violations, passes } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  expect(describeViolations(violations)).toEqual([]);
  // Proof that it looked inside: the fields' labels are in the frame alone.
  expect(passes.find(({ id }) => id === 'label')?.nodes[0]?.target).toHaveLength(2);
}
