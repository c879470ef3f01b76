import { expect, type Page } from '@playwright/test';

interface ShiftWindow extends Window {
  shift: number;
}

/** Sums up the layout shifts of each document that the page loads from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as ShiftWindow).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page's document, as browsers score them; recordLayoutShifts must have been called before. */
export const sumOfLayoutShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as ShiftWindow).shift);

/** Fails if something moved while the page's document was loaded; a font that replaces another one moves little. */
export const expectNoLayoutShift = async (page: Page): Promise<void> =>
  expect(await sumOfLayoutShifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
