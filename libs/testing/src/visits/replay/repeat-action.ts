import type { Locator, Page } from '@playwright/test';
import type { ActionTarget, ShopperAction } from '../visit.types';

/** Does in a page what a shopper did in a visit. */
export async function repeatAction(page: Page, { does, target, value = '' }: ShopperAction): Promise<void> {
  const found = targetIn(page, target);
  if (does === 'fill') return found.fill(value);
  if (does === 'press') return found.press(value);
  if (does === 'select') await found.selectOption(value);
  // A choice may be hidden behind its label.
  else if (target.role === 'radio' || target.role === 'checkbox') await found.dispatchEvent('click');
  else await found.click();
}

function targetIn(page: Page, { by, role, name, nth }: ActionTarget): Locator {
  if (by === 'label') return page.getByLabel(name, { exact: true }).nth(nth);
  if (by === 'summary') return page.locator('summary').filter({ hasText: name }).nth(nth);
  const isChoice = role === 'radio' || role === 'checkbox';
  return page.getByRole(role as 'button', { name, exact: true, includeHidden: isChoice }).nth(nth);
}
