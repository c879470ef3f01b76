import type { KeyObject } from 'node:crypto';
import type { Channel, Composition } from './composition.types';
import { refuseUnfit } from './fitness';
import { signComposition, verifyComposition } from './release-key';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';

/** How many compositions a channel remembers to go back to. */
const HISTORY = 50;
const STABLE = 'stable';

/** The composition that the stable channel shows, its signature checked; undefined before the first. */
export function currentComposition(store: ReleaseStore, key: KeyObject): Composition | undefined {
  const channel = store.channel(STABLE);
  return channel && verifyComposition(store.signedComposition(channel.current), key);
}

/**
 * Makes the composition that has `versions` in place of what the current one has of those packages, and shows it.
 * Throws when a package does not fit the others; nothing is changed then.
 */
export function promote(
  store: ReleaseStore,
  key: KeyObject,
  versions: Readonly<Record<string, string>>,
  now: Date,
): Composition {
  const parent = currentComposition(store, key);
  const packages = { ...parent?.packages };
  for (const [name, version] of Object.entries(versions))
    packages[name] = {
      version,
      manifestSha256: sha256(store.read('packages', name, version, 'manifest.json')),
    };
  const draft = {
    createdAt: now.toISOString(),
    parent: parent?.id,
    note: `promote ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    packages,
  };
  refuseUnfit(Object.entries(packages).map(([name, entry]) => store.manifest(name, entry.version)));
  const composition: Composition = { id: sha256(JSON.stringify(draft)).slice(0, 16), ...draft };
  store.write(JSON.stringify(signComposition(composition, key), null, 2), 'compositions', `${composition.id}.json`);
  show(store, composition.id);
  return composition;
}

/** Shows the composition that was shown before the current one, or the one named. */
export function rollBack(store: ReleaseStore, key: KeyObject, to?: string): Composition {
  const channel = store.channel(STABLE);
  if (!channel) throw new Error('Nothing was promoted yet.');
  const target = to ?? channel.history.at(-1);
  if (!target) throw new Error('There is nothing to go back to.');
  const composition = verifyComposition(store.signedComposition(target), key);
  const history = to ? [...channel.history, channel.current] : channel.history.slice(0, -1);
  store.replace(JSON.stringify({ current: target, history } satisfies Channel), 'channels', `${STABLE}.json`);
  return composition;
}

function show(store: ReleaseStore, id: string) {
  const channel = store.channel(STABLE);
  const history = channel ? [...channel.history, channel.current].slice(-HISTORY) : [];
  store.replace(JSON.stringify({ current: id, history } satisfies Channel), 'channels', `${STABLE}.json`);
}
