import { expect, type Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

export const stopNamed = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/**
 * Types a code as a handheld's scanner does. The keys are dispatched in the page, because over Playwright's connection
 * they may be further apart than those of a scanner.
 */
export const scanWedge = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, 'Enter'],
  );

/** Ticks these orders and no others. */
export async function chooseOnly(page: Page, numbers: readonly string[]): Promise<void> {
  const ticked = page.getByRole('checkbox', { checked: true });
  // Each that is unticked leaves the list.
  for (let left = await ticked.count(); left > 0; left--) await ticked.first().uncheck();
  for (const number of numbers) await page.getByRole('checkbox', { name: number }).check();
}

/**
 * Begins to pick orders, and no others.
 * @returns their numbers by tote, which are given in the order of the list
 */
export async function beginBatch(page: Page, numbers: readonly string[]): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: numbers[0] })).toBeVisible();
  await chooseOnly(page, numbers);
  const rows = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .allTextContents();
  await press(page, numbers.length === 1 ? 'Pick this one' : `Pick these ${numbers.length}`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Batch of|1 order)/ })).toBeVisible();
  return rows.flatMap((row) => numbers.find((number) => row.includes(number)) ?? []);
}

/** Goes to an item of the walk, unless the picker stands there. */
export async function goToStop(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  if (!(await stopNamed(page, name).isVisible()))
    await page.getByRole('region', { name: 'Next' }).getByRole('button', { name }).first().click();
  await expect(stopNamed(page, name)).toBeVisible();
}
