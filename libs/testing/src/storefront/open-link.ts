import { chromium, type FullConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../browser/chromium';
import { isExternalStorefront, secondBusinessOrigin } from '../external-storefront';

/**
 * Opens STOREFRONT_LINK once and keeps its cookies, with which every test starts. The composed suite visits two
 * businesses, whose hosts have cookies of their own.
 * @throws Error when the storefront does not accept the link
 */
export default async function openLink({ projects }: FullConfig): Promise<void> {
  const link = new URL(process.env.STOREFRONT_LINK ?? '');
  const { baseURL, storageState } = projects[0]?.use ?? {};
  if (typeof storageState !== 'string') throw new Error('The configuration names no file for the cookies of the link.');
  // Browsers resolve *.localhost, which Node.js does not everywhere.
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    for (const origin of [link.origin, ...(isExternalStorefront ? [secondBusinessOrigin(baseURL)] : [])]) {
      const reply = await page.goto(origin + link.pathname + link.search);
      if (!reply?.ok()) throw new Error(`${origin} does not accept the link: it replied ${reply?.status()}.`);
    }
    await page.context().storageState({ path: storageState });
  } finally {
    await browser.close();
  }
}
