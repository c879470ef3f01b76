import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings } from './axe';

const SMALLEST_PHONE = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };

/**
 * Examines a screen on the smallest phone and on a wide screen: no axe finding, and nothing is wider than the screen. One
 * visit serves both, because the visit takes longer than the examination. Afterwards the viewport is as before.
 * @param state what the screen shows, for the report
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [SMALLEST_PHONE, WIDE])
    await test.step(`${state}, ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  if (before) await page.setViewportSize(before);
}
