import { expect, type Locator, type Page } from '@playwright/test';

/** Slots with room for several orders, so that no other test takes the last place of one meanwhile. */
const withRoom = (slots: Locator): Locator =>
  slots.getByRole('button', { disabled: false }).filter({ hasNotText: /\d left/ });

/** The slots on the page with room: of a day, or on a wide screen of a week. */
export const freeSlots = (page: Page): Locator => {
  const main = page.getByRole('main');
  return withRoom(main.getByRole('listitem').or(main.getByRole('gridcell')));
};

/** Tomorrow's slots with room: the day is chosen, or on a wide screen is a column of the week. */
export async function freeSlotsTomorrow(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  const day = main.getByRole('button', { name: 'Tomorrow' });
  const column = main.getByRole('columnheader', { name: 'Tomorrow' });
  await expect(day.or(column).first()).toBeVisible();
  if (await column.count()) {
    const at = await column.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
    return withRoom(main.locator(`tbody td:nth-child(${at + 1})`));
  }
  await day.click();
  return freeSlots(page);
}
