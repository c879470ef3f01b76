import { expect, type Page } from '@playwright/test';

interface ShiftWindow extends Window {
  shifts: { readonly value: number; readonly startTime: number }[];
}

/** Records the layout shifts of the documents that the page loads from now on, for expectNoLayoutShift. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: ShiftWindow['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails if something moved on the loaded page. A browser that is busy, or on a slow line, also paints a document while it
 * parses it; what moves then is limited, too.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const [after, all] = await page.evaluate(() => {
    const { shifts } = window as unknown as ShiftWindow;
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sum = (since: number) =>
      shifts.reduce((total, { value, startTime }) => total + (startTime >= since ? value : 0), 0);
    return [sum(document?.domInteractive ?? 0), sum(0)];
  });
  expect(after, 'shifts after the document was parsed').toBeLessThanOrEqual(0.01);
  expect(all, 'all shifts').toBeLessThanOrEqual(0.05);
}
