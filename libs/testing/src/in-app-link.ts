import { expect, type Page } from '@playwright/test';

/**
 * Follows a link within the in-app area once the page follows such links itself, so without a new document.
 * Before hydration the click is cancelled and made again, because the browser would open another document.
 */
export async function followInAppLink(page: Page, path: string): Promise<void> {
  await expect.poll(() => clickInAppLink(page, path), { intervals: [100] }).toBe(true);
}

/** Whether the page followed the link itself. */
const clickInAppLink = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((href) => {
    Object.assign(window, { sameDocument: true });
    const link = Object.assign(document.createElement('a'), { href, textContent: 'onwards' });
    document.body.append(link);
    let followed = false;
    const cancel = (event: Event) => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', cancel, { once: true });
    link.click();
    link.remove();
    return followed;
  }, path);

/** Whether the page is still the document whose link was followed. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
