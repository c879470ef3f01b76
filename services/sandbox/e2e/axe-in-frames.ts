import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page with everything in its frames: axe looks into a frame only when it is in there as well. */
export async function expectNoAxeFindingsInFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) if (frame !== page.mainFrame()) await frame.evaluate(source);
  await expectNoAxeFindings(page);
}
