import type { KeyObject } from 'node:crypto';
import { followWithCanary } from './canary';
import type { Composition } from './composition.types';
import { refuseUnfit } from './fitness';
import { signComposition, verifyComposition } from './release-key';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';

/** How many compositions a channel remembers to go back to. */
const HISTORY = 50;
/** Every try that is lost was won by another writer; so many in a row is no coincidence. */
const TRIES = 50;
export const STABLE = 'stable';

/** The composition that a channel shows, its signature checked; undefined before the first and after a canary's end. */
export function currentComposition(store: ReleaseStore, key: KeyObject, name = STABLE): Composition | undefined {
  const current = store.channel(name)?.current;
  return current ? verifyComposition(store.signedComposition(current), key) : undefined;
}

/**
 * Makes the composition that has `versions` in place of what the current one has of those packages, and shows it.
 * Throws when a package does not fit the others; nothing is changed then. When somebody else promotes at the same
 * moment, it is made anew from what they made, so that neither change is lost.
 */
export function promote(
  store: ReleaseStore,
  key: KeyObject,
  versions: Readonly<Record<string, string>>,
  now: Date,
): Composition {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const channel = store.channel(STABLE);
    const parent = channel && verifyComposition(store.signedComposition(channel.current), key);
    const composition = compose(store, parent, versions, now);
    store.write(JSON.stringify(signComposition(composition, key), null, 2), 'compositions', `${composition.id}.json`);
    const history = channel ? [...channel.history, channel.current].slice(-HISTORY) : [];
    if (!store.moveChannel(STABLE, channel, { current: composition.id, history })) continue;
    followWithCanary(store, key, now);
    return composition;
  }
  throw new Error('Others promote without a pause; nothing was changed. Try again.');
}

/**
 * A composition with `versions` in place of what its parent has of those packages.
 * @throws Error when a package does not fit the others
 */
export function compose(
  store: ReleaseStore,
  parent: Composition | undefined,
  versions: Readonly<Record<string, string>>,
  now: Date,
  verb = 'promote',
): Composition {
  const packages = { ...parent?.packages };
  for (const [name, version] of Object.entries(versions))
    packages[name] = {
      version,
      manifestSha256: sha256(store.read('packages', name, version, 'manifest.json')),
    };
  const draft = {
    createdAt: now.toISOString(),
    parent: parent?.id,
    note: `${verb} ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    packages,
  };
  refuseUnfit(Object.entries(packages).map(([name, entry]) => store.manifest(name, entry.version)));
  return { id: sha256(JSON.stringify(draft)).slice(0, 16), ...draft };
}

/**
 * Shows the composition that was shown before the current one, or the one named. When somebody promotes at the same
 * moment nothing is changed: what there is to go back from is another thing then.
 */
export function rollBack(store: ReleaseStore, key: KeyObject, to?: string, now = new Date()): Composition {
  const channel = store.channel(STABLE);
  if (!channel) throw new Error('Nothing was promoted yet.');
  const target = to ?? channel.history.at(-1);
  if (!target) throw new Error('There is nothing to go back to.');
  const composition = verifyComposition(store.signedComposition(target), key);
  const history = to ? [...channel.history, channel.current].slice(-HISTORY) : channel.history.slice(0, -1);
  if (!store.moveChannel(STABLE, channel, { current: target, history }))
    throw new Error('Somebody else changed what is shown at the same moment; nothing was taken back. Look at status.');
  followWithCanary(store, key, now);
  return composition;
}
