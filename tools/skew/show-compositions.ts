import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import type { ReleaseSession } from '@storefront/release-tool/session/release-session';
import { storefrontTime } from '@storefront/release-tool/storefront/storefront-clock';
import { compose } from '@storefront/releases/compositions/compose';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { writeComposition } from '@storefront/releases/compositions/read-composition';
import { signPass } from '@storefront/releases/signatures/pass';
import { request } from 'playwright';
import type { SkewComposition } from './skew-plan.types';

/** Long enough for all cells on a slow machine. */
const PASS_MS = 3 * 3_600_000;

/** A composition that the storefront shows to a browser with these cookies. */
export interface ShownComposition extends SkewComposition {
  readonly id: string;
  /** The link that shows it to a browser. */
  readonly link: string;
  /** The file with the cookies of the link. */
  readonly storageState: string;
}

/** A composition that no storefront shows, and why: the release gate refuses it. */
export interface RefusedComposition extends SkewComposition {
  readonly refused: string;
}

/**
 * Composes a version with the newest ones and opens the link to the result, as `npm run release -- link` does. The removal
 * of what others use is no reason to refuse it here, because a rollback to this version would not be refused either.
 * @param folder where the cookies are kept
 * @throws Error when the storefront does not show it
 */
export async function showComposition(
  session: Pick<ReleaseSession, 'store' | 'key' | 'probe' | 'storefront'>,
  newest: Composition,
  wanted: SkewComposition,
  folder: string,
): Promise<ShownComposition | RefusedComposition> {
  const { store, key, probe, storefront } = session;
  const { name, version } = wanted.replaced ?? { name: '', version: '' };
  let composition = newest;
  try {
    if (name)
      composition = compose(store, key, newest, { [name]: version }, new Date(), { verb: 'link', allowsRemoval: true });
    await probe(composition);
  } catch (error) {
    return { ...wanted, refused: errorMessage(error) };
  }
  writeComposition(store, key, composition);
  await store.share();
  mkdirSync(folder, { recursive: true });
  const storageState = join(folder, `${composition.id}.json`);
  const expiresAt = new Date((await storefrontTime(storefront)) + PASS_MS).toISOString();
  const pass = signPass(key, { purpose: 'composition', composition: composition.id, expiresAt, by: store.author.name });
  const link = `${storefront}/en-gb/preview?pass=${pass}`;
  await openLink(link, composition.id, storageState);
  return { ...wanted, id: composition.id, link, storageState };
}

async function openLink(link: string, composition: string, path: string): Promise<void> {
  const browser = await request.newContext();
  try {
    const reply = await browser.get(link);
    if (!reply.ok())
      throw new Error(`${new URL(link).origin} does not show ${composition}: it replied ${reply.status()}.`);
    await browser.storageState({ path });
  } finally {
    await browser.dispose();
  }
}
