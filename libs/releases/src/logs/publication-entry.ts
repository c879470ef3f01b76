import Type from 'typebox';
import { PUBLICATIONS } from '../channels/channel-names';
import { withoutStrays } from '../channels/number-gaps';
import type { BuildSource, CompositionPackage } from '../compositions/composition.types';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseTrust } from '../trust/release-trust';
import {
  assertEntryForm,
  assertSignedAs,
  entryFields,
  entryFile,
  entryName,
  entryNumbers,
  type SignedEntry,
} from './log-entries';

/** The highest number that a log, or the part of it in a mirror, begins with; a million signed files lead to it. */
const MAX_FIRST = 1_000_000_000_000;

/** How many files of the log are looked through for its newest publications: anybody may put files there. */
export const MAX_FILES = 2_000;
/** Far above the length of an entry. */
export const MAX_ENTRY_BYTES = 64 * 1024;

/** One publication of a version, as its publisher signed it. */
export interface PublicationEntry extends SignedEntry, CompositionPackage, BuildSource {
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

/** The number of the newest entry that its team signed; undefined when a store has none. */
export const newestPublication = (store: ReleaseStore, trust: ReleaseTrust): number | undefined =>
  newestOf(store, trust, publicationNumbers(store));

/** The numbers of the files that may be publications. */
export const publicationNumbers = (store: ReleaseStore): readonly number[] =>
  countedNumbers(entryNumbers(store, PUBLICATIONS));

/** The numbers up to the first that leaves out too many. Those before the first may be missing, as in a mirror. */
export const countedNumbers = (numbers: readonly number[]): readonly number[] =>
  withoutStrays(numbers, Math.min(numbers[0] ?? 0, MAX_FIRST));

/** The number of the newest of these entries that its team signed. */
export const newestOf = (store: ReleaseStore, trust: ReleaseTrust, numbers: readonly number[]): number | undefined =>
  numbers.findLast((sequence) => isPublication(store, trust, sequence));

/** Whether a file of the log is an entry that its team signed. */
export function isPublication(store: ReleaseStore, trust: ReleaseTrust, sequence: number): boolean {
  try {
    readPublication(trust, sequence, store.read('log', PUBLICATIONS, entryFile(sequence)));
    return true;
  } catch {
    return false;
  }
}

/** @throws Error when an entry is not signed as this one, or its key never had a role for the package */
export function readPublication(trust: ReleaseTrust, sequence: number, text: Buffer): PublicationEntry {
  const what = entryName(PUBLICATIONS, sequence);
  const { value: entry, signer } = trust.verify<PublicationEntry>('publication', text, what, 'all');
  assertEntryForm(Publication, entry, what);
  assertSignedAs(trust, entry, signer, what);
  if (entry.sequence !== sequence) throw new Error(`${what} was signed as entry ${entry.sequence}.`);
  if (!trust.coversPackage(signer, entry.name, 'all'))
    throw new Error(`${what} is signed with the key ${signer}, which never had a role for ${entry.name}.`);
  return entry;
}
