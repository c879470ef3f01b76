import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { canariesOf } from '../canaries/canaries-of';
import { lastAccepted, readChannel } from '../channels/channel';
import { stateNumbers } from '../channels/channel-numbers';
import { pinnedBy } from '../channels/pinned-by';
import { shownBy } from '../channels/shown-by';
import type { Channel, Composition } from '../compositions/composition.types';
import { COMPOSITION_ID } from '../compositions/composition-id';
import { earlierVersions } from '../compositions/earlier-versions';
import { readLinkedComposition } from '../compositions/linked-composition';
import { readComposition } from '../compositions/read-composition';
import { readSigned } from '../signatures/signature';
import { assertRoots, type ReleaseTrust, trustOf } from '../trust/release-trust';
import type { ReleaseStore } from './release-store';

export interface CleanOptions {
  /** The number of earlier compositions that stay for a rollback. */
  readonly keep: number;
  /** Milliseconds; anything written or confirmed since then stays. */
  readonly olderThanMs: number;
  readonly now: Date;
  /** True: reports what would be removed, and removes nothing. */
  readonly dryRun?: boolean;
}

/** Some of a channel's earlier states stay for concurrent readers. */
const KEPT_CHANNEL_STATES = 10;

/**
 * Removes what no current, recent or rollback composition needs: their versions and fallback versions stay, with all
 * their files.
 * @returns the removed paths, relative to the store's folder
 * @throws Error when the state is missing or damaged that a channel shows, or the roots are refused
 */
export function cleanReleases(store: ReleaseStore, key: KeyObject, options: CleanOptions): string[] {
  const channels = store.list('channels');
  assertRoots(store, key);
  const trust = trustOf(store, key);
  const states = channels.flatMap((name) => shownState(store, key, trust, name) ?? []);
  if (!states.some(({ current }) => current)) return [];
  const limit = options.now.getTime() - options.olderThanMs;
  const isOld = (...path: string[]) => store.writtenAt(...path) < limit;
  const going: string[][] = [];
  const starts = trust.root?.starts;
  const judged = starts && compositionsSince(store, trust);

  const ids = store
    .list('compositions')
    .map((file) => file.replace(/\.json$/, ''))
    .filter((id) => COMPOSITION_ID.test(id));
  const recent = new Set(
    states.flatMap((state) => [
      state.current,
      ...Object.values(canariesOf(state)).map(({ composition }) => composition),
      ...pinnedBy(state),
      ...(options.keep > 0 ? state.history.slice(-options.keep) : []),
    ]),
  );
  const shown = ids.filter((id) => recent.has(id) || !isOld('compositions', `${id}.json`));
  const keptIds = new Set(shown);
  const needed = new Set<string>();
  for (const id of shown) {
    const packages = packagesOf(store, key, id);
    if (!packages) continue;
    for (const [name, { version }] of Object.entries(packages)) needed.add(`${name} ${version}`);
    const earlier = earlierVersions(store, key, id);
    for (const parent of earlier.compositions) keptIds.add(parent);
    for (const [name, versions] of Object.entries(earlier.versions))
      for (const { version } of versions) needed.add(`${name} ${version}`);
  }
  for (const id of ids) if (!keptIds.has(id) && !judged?.has(id)) going.push(['compositions', `${id}.json`]);

  for (const name of store.list('packages')) {
    const versions = store.list('packages', name);
    const kept = versions.filter(
      (version) =>
        needed.has(`${name} ${version}`) || !isOld('packages', name, version, ...newestFile(store, name, version)),
    );
    for (const version of versions) if (!kept.includes(version)) going.push(['packages', name, version]);
    const files = filesOf(store, name, kept);
    // A version without a file list keeps all its files.
    if (!files) continue;
    for (const file of store.list('assets', name))
      if (!files.has(file.replace(/\.(br|gz)$/, '')) && isOld('assets', name, file)) going.push(['assets', name, file]);
  }

  for (const name of channels)
    for (const state of stateNumbers(store, trust, name).slice(0, -KEPT_CHANNEL_STATES))
      if (!starts || state < (starts[name]?.sequence ?? 0)) going.push(['channels', name, `${state}.json`]);

  if (!options.dryRun) for (const path of going) store.remove(...path);
  return going.map((path) => path.join('/'));
}

/**
 * What a channel shows. With roles, a newer state that is refused changes nothing, and a channel of such states alone
 * shows nothing.
 */
function shownState(store: ReleaseStore, key: KeyObject, { root }: ReleaseTrust, name: string): Channel | undefined {
  if (!root) return readChannel(store, key, name);
  const accepted = lastAccepted(store, key, name);
  return accepted || !Object.hasOwn(root.starts, name) ? accepted : readChannel(store, key, name);
}

/**
 * The compositions of states since the newest root was signed: a shell without a memory judges each of these states by
 * what it changes.
 */
function compositionsSince(store: ReleaseStore, trust: ReleaseTrust): Set<string> {
  const compositions = new Set<string>();
  for (const name of store.list('channels')) {
    const start = trust.root?.starts[name]?.sequence ?? 0;
    for (const sequence of stateNumbers(store, trust, name).filter((one) => one >= start))
      for (const id of namedBy(store, name, sequence)) {
        compositions.add(id);
        const parent = parentOf(store, id);
        if (parent) compositions.add(parent);
      }
  }
  return compositions;
}

/** The compositions that a state shows; none for one that cannot be read, which every reader refuses. */
function namedBy(store: ReleaseStore, channel: string, sequence: number): string[] {
  try {
    const text = store.read('channels', channel, `${sequence}.json`);
    return shownBy(readSigned<Channel>(text, `State ${sequence} of channel ${channel}`).signed);
  } catch {
    return [];
  }
}

function parentOf(store: ReleaseStore, id: string): string | undefined {
  try {
    return readLinkedComposition(store, id).parent;
  } catch {
    return undefined;
  }
}

/** Nothing for an unsigned composition, which can never be shown. */
function packagesOf(store: ReleaseStore, key: KeyObject, id: string): Composition['packages'] | undefined {
  try {
    return readComposition(store, key, id).packages;
  } catch {
    return undefined;
  }
}

/** A publication in progress has only its list of files. */
const newestFile = (store: ReleaseStore, name: string, version: string): string[] =>
  store.has('packages', name, version, 'manifest.json') ? ['manifest.json'] : [];

/** The assets of versions; undefined if one of them has no valid list of its files. */
function filesOf(store: ReleaseStore, name: string, versions: readonly string[]): Set<string> | undefined {
  try {
    return new Set(versions.flatMap((version) => listedFiles(store, name, version)));
  } catch {
    return undefined;
  }
}

/** A mirror has no `files.json`, which is not signed: its manifests, which were checked, list the same files. */
function listedFiles(store: ReleaseStore, name: string, version: string): string[] {
  const path = ['packages', name, version];
  if (store.has(...path, 'files.json')) return JSON.parse(store.read(...path, 'files.json').toString()) as string[];
  const { files } = JSON.parse(store.read(...path, 'manifest.json').toString()) as ReleaseManifest;
  return Object.keys(files);
}
