import { type FullConfig, request } from '@playwright/test';

/**
 * Opens STOREFRONT_LINK once and keeps its cookie, with which every test starts.
 * @throws Error when the storefront does not accept the link
 */
export default async function openLink({ projects }: FullConfig): Promise<void> {
  const link = process.env.STOREFRONT_LINK ?? '';
  const context = await request.newContext();
  const reply = await context.get(link, { maxRedirects: 0 });
  if (reply.status() !== 303) throw new Error(`${new URL(link).origin} does not accept the link: ${reply.status()}.`);
  const path = projects[0]?.use.storageState;
  if (typeof path !== 'string') throw new Error('The configuration names no file for the cookie of the link.');
  await context.storageState({ path });
  await context.dispose();
}
