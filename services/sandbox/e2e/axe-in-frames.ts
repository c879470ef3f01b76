import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { describeViolations } from '@storefront/testing/axe';
import type { AxeResults } from 'axe-core';

// axe only reaches into a frame that trusts its origin; the shop and the card fields have different ones.
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Every axe-core rule on the page, including its frames. */
export async function expectNoAxeFindingsInFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(source);
  const { violations, passes } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  expect(describeViolations(violations)).toEqual([]);
  // Proves that it looked inside: only the frame contains the fields' labels.
  expect(passes.find(({ id }) => id === 'label')?.nodes[0]?.target).toHaveLength(2);
}
