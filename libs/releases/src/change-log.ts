import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import { lastAccepted } from './channel';
import type { Channel } from './composition.types';
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
import { keyFingerprint } from './release-key';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import { signValue } from './signature';
import { type ReleaseTrust, trustOf } from './trust/release-trust';

/** One change of a channel, as its writer signed it. */
export interface ReleaseChange extends SignedEntry {
  readonly channel: string;
  /** The number of the channel's state that the change made. */
  readonly sequence: number;
  /** What was done, e.g. 'promote mf-basket 0.1.0-3fa9c2d1e0aa'. */
  readonly note: string;
  readonly reason?: string;
  /** The composition that is shown since then; empty when a canary has ended. */
  readonly composition: string;
  /** The canary that was changed, on the canary channel. */
  readonly canary?: string;
  /** What each canary shows since then, by name, on the canary channel; missing in entries from before. */
  readonly canaries?: Readonly<Record<string, string>>;
  /** What each pinned business is shown since then; missing in entries from before, and without pins. */
  readonly pins?: Readonly<Record<string, string>>;
}

const Texts = Type.Record(Type.String(), Type.String());

const Change = Type.Object({
  ...entryFields,
  channel: Type.String(),
  note: Type.String(),
  reason: Type.Optional(Type.String()),
  composition: Type.String(),
  canary: Type.Optional(Type.String()),
  canaries: Type.Optional(Texts),
  pins: Type.Optional(Texts),
});

/** What the log shows of a change, of a channel or of the roles, and of a publication. */
export type LogEntry = Pick<ReleaseChange, 'at' | 'channel' | 'sequence' | 'by' | 'note' | 'reason' | 'role' | 'key'>;

/**
 * Signs the entry of a change, for the state that the change makes.
 * @param late the entries that the log still lacks
 */
export function signChange(
  store: ReleaseStore,
  key: KeyObject,
  late: readonly LateEntry[],
  change: Omit<ReleaseChange, 'previous' | 'role' | 'key'>,
): string {
  const signer = keyFingerprint(key);
  const role = trustOf(store, key).roleOf(signer, change.channel);
  const previous = digestBefore(store, change, late.at(-1));
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

/** A signed entry of a log. */
export interface LateEntry {
  readonly sequence: number;
  readonly text: string;
}

/**
 * The entries that a state contains and for which the log has no file, oldest first: their publishers are slow, or broke
 * off. A state contains its own, and those that were late when it was made.
 */
export function lateEntries(store: ReleaseStore, key: KeyObject, state: Channel | undefined): LateEntry[] {
  if (!state) return [];
  const { channel, sequence: last, logEntry, lateEntries: earlier = {} } = state;
  const trust = trustOf(store, key);
  return Object.entries<string>({ ...earlier, ...(logEntry !== undefined && { [last]: logEntry }) })
    .map(([number, text]) => ({ sequence: Number(number), text }))
    .filter(({ sequence, text }) => {
      if (!(sequence <= last) || store.has('log', channel, entryFile(sequence))) return false;
      try {
        return readEntry(trust, channel, sequence, Buffer.from(text));
      } catch {
        // Any team may sign a state, with anything in it.
        return false;
      }
    });
}

/** The digest of the entry before one. The channel has moved already, so files that cannot be read are left out. */
function digestBefore(
  store: ReleaseStore,
  { channel, sequence }: Pick<ReleaseChange, 'channel' | 'sequence'>,
  late: LateEntry | undefined,
): string | undefined {
  const between = entryNumbers(store, channel).filter((number) => number < sequence && number > (late?.sequence ?? 0));
  for (const number of between.reverse()) {
    try {
      return entryDigest(store, channel, number);
    } catch {
      // A link, a folder or a file over the limit, which no publisher wrote.
    }
  }
  return late && sha256(late.text);
}

export interface ChangeLog {
  /** Oldest first. */
  readonly changes: readonly ReleaseChange[];
  /** A sentence for each entry that is missing, unsigned or out of the chain. */
  readonly faults: readonly string[];
}

/** The log of a channel, every signature and link of the chain verified. */
export function readChanges(store: ReleaseStore, key: KeyObject, channel: string): ChangeLog {
  const trust = trustOf(store, key);
  const read = (sequence: number, text: Buffer) => readEntry(trust, channel, sequence, text);
  const { entries: changes, faults } = readChain(store, channel, read);
  const shown = lastAccepted(store, key, channel)?.sequence;
  if (shown === undefined || entryNumbers(store, channel).includes(shown)) return { changes, faults };
  return { changes, faults: [...faults, `State ${shown} of channel ${channel} has no entry in the log.`] };
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
      changes.push(readEntry(trust, channel, sequence, store.read('log', channel, entryFile(sequence))));
    } catch {
      continue;
    }
    if (Date.parse(changes.at(-1)?.at ?? '') < since) break;
  }
  return changes;
}

/** @throws Error when an entry is not signed as this one of this channel */
function readEntry(trust: ReleaseTrust, channel: string, sequence: number, text: Buffer): ReleaseChange {
  const what = entryName(channel, sequence);
  const { value: change, signer } = trust.verify<ReleaseChange>('change', text, what, 'all');
  assertEntryForm(Change, change, what);
  assertSignedAs(trust, change, signer, what);
  if (change.channel !== channel || change.sequence !== sequence)
    throw new Error(`${what} was signed as entry ${change.sequence} of ${change.channel}.`);
  return change;
}
