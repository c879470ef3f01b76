import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { lastAccepted } from '../channels/channel';
import { shownBy } from '../channels/shown-by';
import { readComposition } from '../compositions/read-composition';
import { definitionOf, differingLibrary, raiseVersion } from '../contracts/compatibility';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { trustOf } from '../trust/release-trust';
import { readManifest } from './read-manifest';

/** What the first version that was built with a version of a library had of it, as its publisher signed it. */
interface LibraryReservation {
  readonly name: string;
  readonly version: string;
  /** See `ReleaseManifest.sharedContents`. */
  readonly contents: string;
  /** The package, and its version. */
  readonly usedBy: string;
  readonly usedByVersion: string;
  /** Who published it. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

type Build = Pick<ReleaseManifest, 'name' | 'shared' | 'sharedContents'>;

/**
 * Compares a build with the versions on show, and with what the first publication of each library version had.
 * @throws Error when a library of ours has other contents under the same version
 */
export async function assertLibrariesUnchanged(store: ReleaseStore, key: KeyObject, built: Build): Promise<void> {
  for (const shown of manifestsOnShow(store, key)) {
    const library = differingLibrary(built, shown);
    if (library) throw changed(built.name, library, `${shown.name} ${shown.version}`);
  }
  const compare = async ([name, contents]: [string, string]) => {
    const version = built.shared[name];
    const reserved = version === undefined ? undefined : await reservationOf(store, key, { name, version, contents });
    if (reserved && reserved.contents !== contents)
      throw changed(built.name, reserved, `${reserved.usedBy} ${reserved.usedByVersion}`);
  };
  await Promise.all(Object.entries(built.sharedContents ?? {}).map(compare));
}

/**
 * Reserves the versions of the libraries that a build was made with for their contents. Of two publishers with different
 * contents only one can.
 * @throws Error when the other one was faster
 */
export async function reserveLibraries(
  store: ReleaseStore,
  key: KeyObject,
  manifest: ReleaseManifest,
  now: Date,
): Promise<void> {
  const { name: usedBy, version: usedByVersion, shared, sharedContents = {} } = manifest;
  for (const [name, contents] of Object.entries(sharedContents)) {
    const version = shared[name];
    if (version === undefined || store.has(...fileOf({ name, version, contents }))) continue;
    const by = store.author.name;
    const reservation: LibraryReservation = {
      name,
      version,
      contents,
      usedBy,
      usedByVersion,
      by,
      at: now.toISOString(),
    };
    const text = JSON.stringify(signValue('library', reservation, key), null, 2);
    if (!(await store.createNow(text, ...fileOf(reservation)))) await assertLibrariesUnchanged(store, key, manifest);
  }
}

const changed = (built: string, { name, version }: { name: string; version: string }, other: string): Error =>
  new Error(
    `${built} was built with other contents of ${name} ${version} than ${other}, so nothing was published: ${raiseVersion(name)} and publish again.`,
  );

type Reserved = Pick<LibraryReservation, 'name' | 'version' | 'contents'>;

/**
 * 'libraries/storefront-ui/0.1.1-<definition>.json', because '@' and '/' are in no released name. Digests of different
 * definitions cannot be compared, so each definition has a reservation of its own.
 */
const fileOf = ({ name, version, contents }: Reserved): string[] => [
  'libraries',
  name.replace('@', '').replace('/', '-'),
  `${version}-${definitionOf(contents)}.json`,
];

/** @throws Error for a file that no key of this installation has signed as this one: what it reserved is not known */
async function reservationOf(
  store: ReleaseStore,
  key: KeyObject,
  library: Reserved,
): Promise<LibraryReservation | undefined> {
  const file = fileOf(library);
  await store.fetchFile(...file);
  if (!store.has(...file)) return undefined;
  const { name, version } = library;
  try {
    const text = store.read(...file);
    const { value } = trustOf(store, key).verify<LibraryReservation>('library', text, file.join('/'), 'all');
    if (value.name === name && value.version === version) return value;
  } catch {
    // It gets the same sentence.
  }
  throw new Error(
    `The reservation of ${name} ${version} in the release store is not valid, so nothing was published: ${raiseVersion(name)} and publish again.`,
  );
}

/** The versions that the channels of this store, canaries and pinned businesses show, those of the shell first. */
function manifestsOnShow(store: ReleaseStore, key: KeyObject): ReleaseManifest[] {
  const found = new Map<string, ReleaseManifest>();
  for (const channel of store.list('channels')) {
    const state = lastAccepted(store, key, channel);
    for (const id of state ? shownBy(state) : [])
      for (const manifest of shownManifests(store, key, id))
        found.set(`${manifest.name} ${manifest.version}`, manifest);
  }
  return [...found.values()].sort((one, other) => Number(other.name === 'shell') - Number(one.name === 'shell'));
}

/** Nothing of a composition that cannot be read: it says nothing about the build. */
function shownManifests(store: ReleaseStore, key: KeyObject, id: string): ReleaseManifest[] {
  try {
    const { packages } = readComposition(store, key, id);
    return Object.entries(packages).map(([name, entry]) => readManifest(store, name, entry));
  } catch {
    return [];
  }
}
