import type { KeyObject } from 'node:crypto';
import { PUBLICATIONS } from '../channels/channel-names';
import { leftOut } from '../channels/number-gaps';
import type { BuildSource } from '../compositions/composition.types';
import { recordIn } from '../publishing/release-record';
import type { ReleaseStore } from '../store/release-store';
import { type ReleaseTrust, trustOf } from '../trust/release-trust';
import type { LogEntry } from './change-log';
import { entryFile, entryName, entryNumbers, readChain } from './log-entries';
import { countedNumbers, MAX_FILES, type PublicationEntry, type Published, readPublication } from './publication-entry';

/** As git shortens a commit. */
const COMMIT_LENGTH = 10;
/** Files of the log that are named when they are left out; the others are counted. */
const MAX_NAMED = 3;

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
  const stored = entryNumbers(store, PUBLICATIONS);
  const { numbers, faults: leftOutFaults } =
    last === undefined ? { numbers: stored, faults: [] } : newestNumbers(store, trust, stored, last);
  const from = numbers[0] ?? 0;
  const newest = countedNumbers(stored.filter((sequence) => sequence >= from)).at(-1) ?? 0;
  const read = (sequence: number, text: Buffer) => {
    const entry = readPublication(trust, sequence, text);
    if (sequence > newest) throw new Error(strayFault(store, entry, newest));
    return entry;
  };
  const { entries, faults } = readChain(store, PUBLICATIONS, read, last === undefined ? {} : { some: numbers });
  const changes = entries.map(({ sequence, at, by, role, key: signer, ...published }) => ({
    channel: PUBLICATIONS,
    sequence,
    at,
    by,
    note: noteOf(published),
    ...(role && { role }),
    ...(signer && { key: signer }),
  }));
  if (last !== undefined) return { changes, faults: [...faults, ...leftOutFaults] };
  const versions = new Map(entries.map(({ sequence, name, version }) => [sequence, `${name} ${version}`]));
  return { changes, faults: [...faults, ...recordFaults(store, key, versions)] };
}

/** The numbers of the newest publications, and what is wrong with the files between and after them. */
function newestNumbers(
  store: ReleaseStore,
  trust: ReleaseTrust,
  stored: readonly number[],
  last: number,
): { numbers: readonly number[]; faults: readonly string[] } {
  const numbers: number[] = [];
  const faults: string[] = [];
  for (const sequence of stored.slice(-MAX_FILES).reverse()) {
    if (numbers.length === last) break;
    try {
      readPublication(trust, sequence, store.read('log', PUBLICATIONS, entryFile(sequence)));
      numbers.unshift(sequence);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  const others = faults.splice(MAX_NAMED).length;
  if (others) faults.push(`${others} more files of the log of ${PUBLICATIONS} are no publications, and are left out.`);
  if (numbers.length < last && stored.length > MAX_FILES)
    faults.push(`Only the last ${MAX_FILES} of ${stored.length} files of the log of ${PUBLICATIONS} were read.`);
  return { numbers, faults };
}

function strayFault(store: ReleaseStore, { sequence, name, version }: PublicationEntry, newest: number): string {
  const removal = store.removalOf(
    ['log', PUBLICATIONS, entryFile(sequence)],
    ['packages', name, version, 'release.json'],
  );
  return `${entryName(PUBLICATIONS, sequence)} ${leftOut(newest)}, so it does not count: ${removal}, and publish its version again.`;
}

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
      const { entry } = recordIn(store, key, name, version) ?? {};
      if (entry === undefined || versions.get(entry) === `${name} ${version}`) return [];
      return [
        `${name} ${version} is not entry ${entry} of the log of ${PUBLICATIONS}: entries were removed or replaced.`,
      ];
    }),
  );
}
