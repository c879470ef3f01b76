import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import type { LogEntry } from './change-log';
import { PUBLICATIONS } from './channel-names';
import type { BuildSource, CompositionPackage } from './composition.types';
import {
  assertEntryForm,
  assertSignedAs,
  entryDigest,
  entryFields,
  entryFile,
  entryName,
  entryNumbers,
  readChain,
  type SignedEntry,
} from './log-entries';
import { leftOut, withoutStrays } from './number-gaps';
import { ignoreTooLarge } from './read-regular-file';
import { keyFingerprint } from './release-key';
import { readReleaseRecord } from './release-record';
import type { ReleaseStore } from './release-store';
import { signValue } from './signature';
import { type ReleaseTrust, trustOf } from './trust/release-trust';

/** A try fails only because another publisher took the number. */
const MAX_TRIES = 50;
/** As git shortens a commit. */
const COMMIT_LENGTH = 10;

/** One publication of a version, as its publisher signed it. */
interface PublicationEntry extends SignedEntry, CompositionPackage, BuildSource {
  /** The package. */
  readonly name: string;
}

const Publication = Type.Object({
  ...entryFields,
  name: Type.String(),
  version: Type.String(),
  manifestSha256: Type.String(),
  commit: Type.Optional(Type.String()),
  uncommitted: Type.Optional(Type.Boolean()),
});

/** What was published, by whom and when. */
export type Published = Omit<PublicationEntry, 'sequence' | 'previous' | 'role' | 'key'>;

/**
 * Adds a publication to the log, unless the version that exists already is in it.
 * @returns the number of the entry, which the version's record contains
 * @throws Error when the store is away, or too many others publish at the same moment
 */
export async function logPublication(store: ReleaseStore, key: KeyObject, published: Published): Promise<number> {
  const known = await loggedEntry(store, key, published);
  if (known !== undefined) return known;
  const signer = keyFingerprint(key);
  const trust = trustOf(store, key);
  const role = trust.roleFor(signer, published.name);
  let refused = 0;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await bringNewest(store, trust, tries > 0);
    // One listing decides both: an entry that appears later is the one that takes the number.
    const numbers = entryNumbers(store, PUBLICATIONS);
    const last = newestOf(store, trust, withoutStrays(numbers, 0));
    const sequence = freeNumber(numbers, Math.max(last ?? 0, refused));
    const previous = entryDigest(store, PUBLICATIONS, last);
    const entry: PublicationEntry = {
      ...{ sequence, ...published },
      ...(role && { role }),
      ...{ key: signer, ...(previous && { previous }) },
    };
    const text = JSON.stringify(signValue('publication', entry, key));
    if (await store.createNow(text, 'log', PUBLICATIONS, entryFile(sequence))) return sequence;
    refused = sequence;
  }
  throw new Error('Too many others are publishing at the same moment, so nothing was published. Try again.');
}

/**
 * Brings the newest publication of a store, whose number the next one follows: unsigned files do not count.
 * @param isWhole whether all entries are brought, because the newest file was not the newest publication
 */
async function bringNewest(store: ReleaseStore, trust: ReleaseTrust, isWhole: boolean): Promise<void> {
  await store.bringPublications(isWhole ? undefined : 1);
  const isNewest = newestPublication(store, trust) === publicationNumbers(store).at(-1);
  if (!isWhole && !isNewest) await store.bringPublications();
}

/** The number of the newest entry that its team signed; undefined when a store has none. */
export const newestPublication = (store: ReleaseStore, trust: ReleaseTrust): number | undefined =>
  newestOf(store, trust, publicationNumbers(store));

/** The numbers of the files that may be publications. */
const publicationNumbers = (store: ReleaseStore): readonly number[] =>
  withoutStrays(entryNumbers(store, PUBLICATIONS), 0);

const newestOf = (store: ReleaseStore, trust: ReleaseTrust, numbers: readonly number[]): number | undefined =>
  numbers.findLast((sequence) => {
    try {
      return readEntry(trust, sequence, store.read('log', PUBLICATIONS, entryFile(sequence)));
    } catch {
      return false;
    }
  });

/** The first number after another one that no file has. */
function freeNumber(numbers: readonly number[], after: number): number {
  const taken = new Set(numbers);
  let number = after + 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** The entry of a version that was published before; its record names it, unless an earlier release tool wrote that. */
async function loggedEntry(
  store: ReleaseStore,
  key: KeyObject,
  { name, version }: Published,
): Promise<number | undefined> {
  if (!store.has('packages', name, version, 'release.json')) return undefined;
  const { entry } = recordOf(store, key, name, version) ?? {};
  if (entry !== undefined) await store.bringFile('log', PUBLICATIONS, entryFile(entry)).catch(ignoreTooLarge);
  if (entry !== undefined && isEntryOf(store, key, entry, name, version)) return entry;
  await store.bringPublications();
  return publicationNumbers(store).findLast((sequence) => isEntryOf(store, key, sequence, name, version));
}

function recordOf(store: ReleaseStore, key: KeyObject, name: string, version: string) {
  try {
    return readReleaseRecord(store, key, name, version);
  } catch {
    return undefined;
  }
}

function isEntryOf(store: ReleaseStore, key: KeyObject, sequence: number, name: string, version: string): boolean {
  if (!publicationNumbers(store).includes(sequence)) return false;
  try {
    const text = store.read('log', PUBLICATIONS, entryFile(sequence));
    // Most entries are of other versions, and need no verification.
    if (!text.includes(version)) return false;
    const entry = readEntry(trustOf(store, key), sequence, text);
    return entry.name === name && entry.version === version;
  } catch {
    return false;
  }
}

interface PublicationLog {
  /** Oldest first. */
  readonly changes: readonly LogEntry[];
  /** A sentence for each entry that is missing, unsigned or out of the chain. */
  readonly faults: readonly string[];
}

/**
 * The publications of a store, each signature verified.
 * @param last how many of the newest; all of them, and the records that name them, if missing
 */
export function readPublications(store: ReleaseStore, key: KeyObject, last?: number): PublicationLog {
  const trust = trustOf(store, key);
  const numbers = publicationNumbers(store);
  const read = (sequence: number, text: Buffer) => {
    const entry = readEntry(trust, sequence, text);
    const newest = numbers.at(-1) ?? 0;
    if (sequence > newest) throw new Error(strayFault(sequence, newest));
    return entry;
  };
  const { entries, faults } = readChain(store, PUBLICATIONS, read, last);
  const changes = entries.map(({ sequence, at, by, role, key: signer, ...published }) => ({
    ...{ channel: PUBLICATIONS, sequence, at, by, note: noteOf(published) },
    ...(role && { role }),
    ...(signer && { key: signer }),
  }));
  if (last !== undefined) return { changes, faults };
  const versions = new Map(entries.map(({ sequence, name, version }) => [sequence, `${name} ${version}`]));
  return { changes, faults: [...faults, ...recordFaults(store, key, versions)] };
}

const strayFault = (sequence: number, newest: number): string =>
  `${entryName(PUBLICATIONS, sequence)} ${leftOut(newest)}, so it does not count: remove log/${PUBLICATIONS}/${entryFile(sequence)}, and publish its version again.`;

/** 'publish mf-basket 0.1.0-3fa9c2d1e0aa of commit 0123456789 with uncommitted changes' */
function noteOf({
  name,
  version,
  commit,
  uncommitted,
}: Pick<Published, 'name' | 'version' | keyof BuildSource>): string {
  const source = commit ? ` of commit ${commit.slice(0, COMMIT_LENGTH)}` : '';
  return `publish ${name} ${version}${source}${uncommitted ? ' with uncommitted changes' : ''}`;
}

/** A record names the entry that was written before it, so that the newest entries cannot vanish unnoticed. */
function recordFaults(store: ReleaseStore, key: KeyObject, versions: ReadonlyMap<number, string>): string[] {
  return store.list('packages').flatMap((name) =>
    store.list('packages', name).flatMap((version) => {
      const { entry } = recordOf(store, key, name, version) ?? {};
      if (entry === undefined || versions.get(entry) === `${name} ${version}`) return [];
      return [
        `${name} ${version} is not entry ${entry} of the log of ${PUBLICATIONS}: entries were removed or replaced.`,
      ];
    }),
  );
}

/** @throws Error when an entry is not signed as this one, or its key never had a role for the package */
function readEntry(trust: ReleaseTrust, sequence: number, text: Buffer): PublicationEntry {
  const what = entryName(PUBLICATIONS, sequence);
  const { value: entry, signer } = trust.verify<PublicationEntry>('publication', text, what, 'all');
  assertEntryForm(Publication, entry, what);
  assertSignedAs(trust, entry, signer, what);
  if (entry.sequence !== sequence) throw new Error(`${what} was signed as entry ${entry.sequence}.`);
  if (!trust.coversPackage(signer, entry.name, 'all'))
    throw new Error(`${what} is signed with the key ${signer}, which never had a role for ${entry.name}.`);
  return entry;
}
