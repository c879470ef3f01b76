import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { changesSince } from './change-log';
import { providedBy, usedBy, versionName } from './consumers';
import { readLinkedComposition } from './read-composition';
import { readManifest } from './read-manifest';
import type { ReleaseStore } from './release-store';

/** How long a shopper may still use a page that was shown. */
const OPEN_MS = 24 * 3_600_000;

/** The ids of the compositions that the store's channel showed within the last day, those rolled back included. */
export const shownWithinDay = (store: ReleaseStore, key: KeyObject, now = Date.now()): string[] => [
  // The oldest of these changes is from before: what it showed was shown until the next one.
  ...new Set(changesSince(store, key, store.channel, now - OPEN_MS).map(({ composition }) => composition)),
];

/**
 * Compares the actions that are removed with the pages that shoppers still have open: without scripts, their forms post
 * to the composition that is shown by then. Compositions and manifests that were cleaned away or changed are skipped.
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @throws Error when a version that was shown within the last day posts to an action that ends, with its name
 */
export function assertOpenDocumentsServed(
  store: ReleaseStore,
  key: KeyObject,
  before: readonly ReleaseManifest[],
  after: readonly ReleaseManifest[],
  now = Date.now(),
): void {
  const kept = new Set(after.flatMap(actionsOf));
  const ending = before.flatMap((owner) => actionsOf(owner).flatMap((name) => (kept.has(name) ? [] : { owner, name })));
  if (ending.length === 0) return;
  const open = [...before, ...shownWithinDay(store, key, now).flatMap((id) => manifestsOf(store, id))];
  for (const { owner, name } of ending) {
    const posting = open.filter((one) => usedBy(one).some((thing) => thing.kind === 'action' && thing.name === name));
    const consumers = [...new Set(posting.map((one) => `${versionName(one)} (open documents)`))];
    if (consumers.length > 0)
      throw new Error(
        `The action '${name}', which only ${versionName(owner)} handles, is used by ${consumers.join(', ')}. Remove it a day after the last page that posts to it, or add --allow-removal.`,
      );
  }
}

const actionsOf = (manifest: ReleaseManifest): string[] =>
  providedBy(manifest).flatMap(({ kind, name }) => (kind === 'action' ? name : []));

function manifestsOf(store: ReleaseStore, id: string): ReleaseManifest[] {
  const packages = readOrSkip(() => readLinkedComposition(store, id).packages) ?? {};
  return Object.entries(packages).flatMap(([name, entry]) => readOrSkip(() => readManifest(store, name, entry)) ?? []);
}

/** Nothing for what was cleaned away or changed. */
function readOrSkip<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
