import { type FullConfig, request } from '@playwright/test';
import { isExternalStorefront, secondBusinessOrigin } from './external-storefront';

/**
 * Opens STOREFRONT_LINK once and keeps its cookies, with which every test starts. The composed suite visits two
 * businesses, whose hosts have cookies of their own.
 * @throws Error when the storefront does not accept the link
 */
export default async function openLink({ projects }: FullConfig): Promise<void> {
  const link = new URL(process.env.STOREFRONT_LINK ?? '');
  const { baseURL, storageState } = projects[0]?.use ?? {};
  if (typeof storageState !== 'string') throw new Error('The configuration names no file for the cookies of the link.');
  const context = await request.newContext();
  for (const origin of [link.origin, ...(isExternalStorefront ? [secondBusinessOrigin(baseURL)] : [])]) {
    const reply = await context.get(origin + link.pathname + link.search, { maxRedirects: 0 });
    if (reply.status() !== 303) throw new Error(`${origin} does not accept the link: it replied ${reply.status()}.`);
  }
  await context.storageState({ path: storageState });
  await context.dispose();
}
