import type { KeyObject } from 'node:crypto';
import { lastAccepted } from '../channels/channel';
import type { Channel } from '../compositions/composition.types';
import { keyFingerprint } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { trustOf } from '../trust/release-trust';
import { type ReleaseChange, readChange } from './change-entry';
import { containedEntries, type LateEntry, newestDigest } from './late-entries';
import { entryFile, entryNumbers, noEntry, readChain } from './log-entries';

/** What the log shows of a change, of a channel or of the roles, and of a publication. */
export type LogEntry = Pick<ReleaseChange, 'at' | 'channel' | 'sequence' | 'by' | 'note' | 'reason' | 'role' | 'key'>;

/**
 * Signs the entry of a change, for the state that the change makes.
 * @param before the accepted state, whose entry the new one follows, also if the log has other files by now
 */
export function signChange(
  store: ReleaseStore,
  key: KeyObject,
  before: Channel | undefined,
  change: Omit<ReleaseChange, 'previous' | 'role' | 'key'>,
): string {
  const signer = keyFingerprint(key);
  const trust = trustOf(store, key);
  const role = trust.roleOf(signer, change.channel);
  const own = containedEntries(trust, before).find(({ sequence }) => sequence === before?.sequence);
  const previous = own ? sha256(own.text) : newestDigest(store, trust, before, change);
  const entry: ReleaseChange = { ...change, ...(role && { role }), key: signer, ...(previous && { previous }) };
  return JSON.stringify(signValue('change', entry, key));
}

/**
 * Adds the entry of a new state to the log, after those that it still lacks. The log only grows: an entry that exists is
 * never replaced.
 */
export function recordChange(
  store: ReleaseStore,
  late: readonly LateEntry[],
  { channel, sequence, logEntry }: Channel & { readonly logEntry: string },
): void {
  for (const entry of [...late, { sequence, text: logEntry }])
    store.create(entry.text, 'log', channel, entryFile(entry.sequence));
}

export interface ChangeLog {
  /** Oldest first. */
  readonly changes: readonly ReleaseChange[];
  /** A sentence for each entry that is missing, unsigned or out of the chain. */
  readonly faults: readonly string[];
  /** The entry of the newest state is missing, which is written after it. */
  readonly lacksNewest?: boolean;
}

/**
 * The log of a channel, every signature and link of the chain verified. An entry that the accepted state contains is
 * read from there if the log lacks it, or has another file with its number; that is a fault all the same.
 */
export function readChanges(store: ReleaseStore, key: KeyObject, channel: string): ChangeLog {
  const trust = trustOf(store, key);
  const shown = lastAccepted(store, key, channel);
  const contained = new Map(containedEntries(trust, shown).map(({ sequence, text }) => [sequence, text]));
  const read = (sequence: number, text: Buffer) => readChange(trust, channel, sequence, text);
  const { entries: changes, faults } = readChain(store, channel, read, { contained });
  if (!shown) return { changes, faults };
  const missing = noEntry(channel, shown.sequence);
  if (contained.has(shown.sequence)) return { changes, faults, lacksNewest: faults.includes(missing) };
  const lacksNewest = !entryNumbers(store, channel).includes(shown.sequence);
  return { changes, faults: lacksNewest ? [...faults, missing] : faults, lacksNewest };
}

/**
 * The changes of a channel since a time and the one before them, the newest first. Only these entries are read and
 * verified; those that are not signed are left out.
 * @param since in milliseconds since 1970
 */
export function changesSince(store: ReleaseStore, key: KeyObject, channel: string, since: number): ReleaseChange[] {
  const trust = trustOf(store, key);
  const changes: ReleaseChange[] = [];
  for (const sequence of entryNumbers(store, channel).reverse()) {
    try {
      changes.push(readChange(trust, channel, sequence, store.read('log', channel, entryFile(sequence))));
    } catch {
      continue;
    }
    if (Date.parse(changes.at(-1)?.at ?? '') < since) break;
  }
  return changes;
}
