import type { KeyObject } from 'node:crypto';
import type { Probe } from '@storefront/releases/channels/probe.types';
import { writeComposition } from '@storefront/releases/compositions/read-composition';
import { signPass } from '@storefront/releases/signatures/pass';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import { storefrontTime } from './storefront-clock';

/** Longer than a shell needs to start a render process on a busy machine. */
const DEADLINE_MS = 30_000;
/** The pass is used at once. */
const PASS_MS = 60_000;

/**
 * Asks the running storefront whether it can show a composition. A repository without the shell's code cannot start its
 * render process, and the storefront's answer is the one that counts.
 * @param storefront its origin
 * @returns the probe, which rejects with one sentence unless the storefront says that it can show the composition
 */
export function storefrontProbe(store: ReleaseStore, key: KeyObject, storefront: string): Probe {
  return async (composition) => {
    const expiresAt = new Date((await storefrontTime(storefront)) + PASS_MS).toISOString();
    // No channel names it yet, so it is not shown.
    writeComposition(store, key, composition);
    await store.share();
    const { name: by } = store.author;
    const pass = signPass(key, { purpose: 'check', composition: composition.id, expiresAt, by });
    const reply = await ask(`${storefront}/en-gb/preview/check?pass=${pass}`);
    if (reply.status === 404) throw new Error(`${storefront} does not accept this release key, or has other releases.`);
    const checked = checkedOf(await reply.json().catch(() => undefined));
    if (checked.refused) throw new Error(`${storefront} cannot show it, so nothing was changed: ${checked.refused}`);
    // Other servers reply with JSON too.
    if (!reply.ok || checked.composition !== composition.id)
      throw new Error(
        `${storefront} replied ${reply.status} and did not say that it can show the composition, so nothing was changed: STOREFRONT_URL must name the storefront, and its shell must be no older than this command.`,
      );
  };
}

/** What a storefront says of a composition. Only its texts count; any other JSON says nothing. */
function checkedOf(body: unknown): { readonly refused?: string; readonly composition?: string } {
  const { refused, composition } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { refused: text(refused), composition: text(composition) };
}

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => {
    throw new Error(
      `No response from ${new URL(url).origin}, which has to check the composition; STOREFRONT_URL names another.`,
    );
  });
