import type { KeyObject } from 'node:crypto';
import { canariesOf } from './canaries-of';
import { readChannel } from './channel';
import type { Channel, Composition } from './composition.types';
import { COMPOSITION_ID } from './composition-id';
import { earlierVersions } from './earlier-versions';
import { pinnedBy } from './pins';
import { readComposition, readLinkedComposition } from './read-composition';
import type { ReleaseStore } from './release-store';
import { readSigned } from './signature';
import type { ChannelStart } from './trust/release-role';
import { trustOf } from './trust/release-trust';

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
 */
export function cleanReleases(store: ReleaseStore, key: KeyObject, options: CleanOptions): string[] {
  const channels = store.list('channels');
  const states = channels.flatMap((name) => readChannel(store, key, name) ?? []);
  if (!states.some(({ current }) => current)) return [];
  const limit = options.now.getTime() - options.olderThanMs;
  const isOld = (...path: string[]) => store.writtenAt(...path) < limit;
  const going: string[][] = [];
  const starts = trustOf(store, key).root?.starts;
  const judged = starts && compositionsSince(store, starts);

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
    for (const state of store.sequences(name).slice(0, -KEPT_CHANNEL_STATES))
      if (!starts || state < (starts[name]?.sequence ?? 0)) going.push(['channels', name, `${state}.json`]);

  if (!options.dryRun) for (const path of going) store.remove(...path);
  return going.map((path) => path.join('/'));
}

/**
 * The compositions of states since the newest root was signed: a shell without a memory judges each of these states by
 * what it changes.
 */
function compositionsSince(store: ReleaseStore, starts: Readonly<Record<string, ChannelStart>>): Set<string> {
  const compositions = new Set<string>();
  for (const name of store.list('channels'))
    for (const sequence of store.sequences(name).filter((one) => one >= (starts[name]?.sequence ?? 0))) {
      const text = store.read('channels', name, `${sequence}.json`);
      const { signed: state } = readSigned<Channel>(text, `State ${sequence} of channel ${name}`);
      const tried = Object.values(canariesOf(state)).map(({ composition }) => composition);
      for (const id of [state.current, ...pinnedBy(state), ...tried]) {
        compositions.add(id);
        const parent = id && store.has('compositions', `${id}.json`) && readLinkedComposition(store, id).parent;
        if (parent) compositions.add(parent);
      }
    }
  return compositions;
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

function filesOf(store: ReleaseStore, name: string, versions: readonly string[]): Set<string> | undefined {
  if (versions.some((version) => !store.has('packages', name, version, 'files.json'))) return undefined;
  return new Set(
    versions.flatMap(
      (version) => JSON.parse(store.read('packages', name, version, 'files.json').toString()) as string[],
    ),
  );
}
