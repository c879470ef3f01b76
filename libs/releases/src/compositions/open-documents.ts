import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { lastAccepted } from '../channels/channel';
import { providedBy, usedBy, versionName } from '../contracts/consumers';
import { changesSince } from '../logs/change-log';
import { readManifest } from '../publishing/read-manifest';
import type { ReleaseStore } from '../store/release-store';
import type { Composition } from './composition.types';
import { COMPOSITION_ID } from './composition-id';
import { readLinkedComposition } from './linked-composition';

/** How long a shopper may still use a page that was shown. */
const OPEN_MS = 24 * 3_600_000;
const OPEN = 'open documents';

/** A composition that shoppers may still have open. */
interface OpenComposition {
  readonly id: string;
  /** Whose documents they are: 'open documents', 'open documents of canary mf-slots', 'open documents of lathmere'. */
  readonly place: string;
}

/**
 * The compositions whose documents a promotion may concern: what the channel and its canaries showed within the last
 * day, and businesses that are no longer pinned, those rolled back and ended included. Those of everyone come first.
 */
export function shownWithinDay(store: ReleaseStore, key: KeyObject, now = Date.now()): OpenComposition[] {
  // The oldest of these changes is from before: what it showed was shown until the next one.
  const changesOf = (channel: string) => changesSince(store, key, channel, now - OPEN_MS);
  const changes = changesOf(store.channel);
  // What is promoted does not change what handles the forms of a business that is pinned.
  const pinned = lastAccepted(store, key, store.channel)?.pins ?? {};
  const unpinned = changes
    .flatMap(({ pins }) => Object.entries(pins ?? {}))
    .filter(([name]) => !Object.hasOwn(pinned, name));
  const tried = changesOf(store.canaryChannel).flatMap(({ canaries }) => Object.entries(canaries ?? {}));
  const shown = [
    ...changes.map(({ composition }) => ({ id: composition, place: OPEN })),
    ...tried.map(([name, id]) => ({ id, place: `${OPEN} of canary ${name}` })),
    ...unpinned.map(([name, id]) => ({ id, place: `${OPEN} of ${name}` })),
  ];
  // A team's key can sign anything.
  return shown.filter(({ id }) => COMPOSITION_ID.test(id));
}

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
  const open = [...openVersions(store, key, before, now).values()];
  for (const { owner, name } of ending) {
    const posts = (one: ReleaseManifest) => usedBy(one).some((thing) => thing.kind === 'action' && thing.name === name);
    const consumers = open.flatMap(({ version, place }) =>
      posts(version) ? `${versionName(version)} (${place})` : [],
    );
    if (consumers.length > 0)
      throw new Error(
        `The action '${name}', which only ${versionName(owner)} handles, is used by ${consumers.join(', ')}. Remove it a day after the last page that posts to it, or promote or retire with --allow-removal.`,
      );
  }
}

const actionsOf = (manifest: ReleaseManifest): string[] =>
  providedBy(manifest).flatMap(({ kind, name }) => (kind === 'action' ? name : []));

/** Each version that shoppers may have open, with the first place that showed it. */
function openVersions(store: ReleaseStore, key: KeyObject, before: readonly ReleaseManifest[], now: number) {
  const open = new Map(before.map((version) => [versionName(version), { version, place: OPEN }]));
  for (const { id, place } of shownWithinDay(store, key, now))
    for (const [name, entry] of Object.entries(packagesOf(store, id))) {
      if (open.has(`${name} ${entry.version}`)) continue;
      const version = readOrSkip(() => readManifest(store, name, entry));
      if (version) open.set(versionName(version), { version, place });
    }
  return open;
}

const packagesOf = (store: ReleaseStore, id: string): Composition['packages'] =>
  readOrSkip(() => readLinkedComposition(store, id).packages) ?? {};

/** Nothing for what was cleaned away or changed. */
function readOrSkip<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
