import type { KeyObject } from 'node:crypto';
import { signPass } from '@storefront/releases/pass';
import type { Probe } from '@storefront/releases/promote';
import { writeComposition } from '@storefront/releases/read-composition';
import type { ReleaseStore } from '@storefront/releases/release-store';

/** Longer than a shell needs to start a render process on a busy machine. */
const DEADLINE_MS = 30_000;
/** The pass is used at once. */
const PASS_MS = 60_000;

/**
 * Asks the running storefront whether it can show a composition. A repository without the shell's code cannot start its
 * render process, and the storefront's answer is the one that counts.
 * @param storefront its origin
 */
export function storefrontProbe(store: ReleaseStore, key: KeyObject, storefront: string): Probe {
  return async (composition) => {
    // No channel names it yet, so it is not shown.
    writeComposition(store, key, composition);
    await store.share();
    const expiresAt = new Date((await timeAt(storefront)) + PASS_MS).toISOString();
    const { name: by } = store.author;
    const pass = signPass(key, { purpose: 'check', composition: composition.id, expiresAt, by });
    const reply = await ask(`${storefront}/en-gb/preview/check?pass=${pass}`);
    if (reply.status === 404) throw new Error(`${storefront} does not accept this release key, or has other releases.`);
    const { refused } = (await reply.json().catch(() => ({ refused: `it replied ${reply.status}` }))) as {
      readonly refused?: string;
    };
    if (refused) throw new Error(`${storefront} cannot show it, so nothing was changed: ${refused}`);
  };
}

/** The storefront's clock, because this machine's may be wrong, and the pass lasts for a minute only. */
const timeAt = async (storefront: string): Promise<number> =>
  Date.parse((await ask(`${storefront}/livez`)).headers.get('date') ?? '') || Date.now();

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => {
    throw new Error(
      `No response from ${new URL(url).origin}, which has to check the composition; STOREFRONT_URL names another.`,
    );
  });
