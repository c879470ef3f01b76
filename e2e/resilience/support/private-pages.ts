import { expect, type Page } from '@playwright/test';
import { type Behaviour, open, systemError } from './behaviour';
import { type ExposedModule, mayRedirect } from './modules';

const failureAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Private pages are rendered in the browser: the page says that it failed, and offers a retry. */
export const privatePage: Behaviour = {
  async expectBroken(page, { path }) {
    await open(page, path);
    await expectPrivatePageBroken(page);
  },
  async expectStillBroken(page, failed) {
    await failureAlert(page).getByRole('button', { name: 'Try again' }).click();
    await failed();
    await expect(failureAlert(page)).toContainText(systemError);
  },
  async expectRecovered(page) {
    await failureAlert(page).getByRole('button', { name: 'Try again' }).click();
    await expectPrivatePageShown(page);
  },
};

async function expectPrivatePageBroken(page: Page) {
  await expect(failureAlert(page)).toContainText(systemError);
  await expect(failureAlert(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

async function expectPrivatePageShown(page: Page) {
  // The document's plain page is replaced by the page, or by its failure.
  await expect(page.locator('[data-page] > *')).toHaveCount(0);
  await expect(page.getByText(systemError)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^(Loading|Something went wrong)$/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

/** Follows a link from one private page to another, which most of them show without a new document. */
const followLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
    link.remove();
  }, path);

/**
 * The link leads to a private page whose module is broken.
 * @param failed resolves when the failure has been reported
 */
export async function expectBrokenAfterLink(page: Page, { path }: ExposedModule, failed: () => Promise<void>) {
  await followLink(page, path);
  await failed();
  await expectPrivatePageBroken(page);
}

/** A private page whose module works is shown: by a link, or in a new document if it may redirect. */
export async function expectShown(page: Page, module: ExposedModule) {
  const { path } = module;
  if (mayRedirect(module)) {
    await open(page, path);
    return expectPrivatePageShown(page);
  }
  await page.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-previous', '');
  });
  await followLink(page, path);
  await expect(page.locator('h1[data-previous]')).toHaveCount(0);
  await expectPrivatePageShown(page);
}
