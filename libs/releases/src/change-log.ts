import type { KeyObject } from 'node:crypto';
import { keyFingerprint } from './release-key';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import { signValue } from './signature';
import { type ReleaseTrust, trustOf } from './trust/release-trust';

/** One change of a channel, as its writer signed it. */
export interface ReleaseChange {
  readonly channel: string;
  /** The number of the channel's state that the change made. */
  readonly sequence: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who made it. */
  readonly by: string;
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
  /** The role and the fingerprint of the key that signed the entry; missing in entries from before. */
  readonly role?: string;
  readonly key?: string;
  /** The SHA-256 of the entry before it, so that a removed or replaced entry is noticed; missing for the first. */
  readonly previous?: string;
}

/** What the log shows of a change, of a channel or of the roles. */
export type LogEntry = Pick<ReleaseChange, 'at' | 'channel' | 'sequence' | 'by' | 'note' | 'reason' | 'role' | 'key'>;

const entryOf = (sequence: number) => `${sequence}.json`;

/** The numbers of a channel's entries, oldest first. A recovery leaves numbers out. */
const sequencesOf = (store: ReleaseStore, channel: string): number[] =>
  store
    .list('log', channel)
    .flatMap((file) => /^([1-9]\d{0,14})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Adds an entry to the log, which only grows: an entry that exists is never replaced. */
export function recordChange(
  store: ReleaseStore,
  key: KeyObject,
  change: Omit<ReleaseChange, 'previous' | 'role' | 'key'>,
): void {
  const { channel, sequence } = change;
  const before = sequencesOf(store, channel)
    .filter((number) => number < sequence)
    .at(-1);
  const previous = before === undefined ? undefined : sha256(store.read('log', channel, entryOf(before)));
  const signer = keyFingerprint(key);
  const role = trustOf(store, key).roleOf(signer, channel);
  const entry: ReleaseChange = { ...change, ...(role && { role }), key: signer, ...(previous && { previous }) };
  store.create(JSON.stringify(signValue('change', entry, key)), 'log', channel, entryOf(sequence));
}

export interface ChangeLog {
  /** Oldest first. */
  readonly changes: readonly ReleaseChange[];
  /** A sentence for each entry that is missing, unsigned or out of the chain. */
  readonly faults: readonly string[];
}

/** The log of a channel, every signature and link of the chain verified. */
export function readChanges(store: ReleaseStore, key: KeyObject, channel: string): ChangeLog {
  const changes: ReleaseChange[] = [];
  const faults: string[] = [];
  const trust = trustOf(store, key);
  let before: { sequence: number; digest: string } | undefined;
  for (const sequence of sequencesOf(store, channel)) {
    const what = entryName(channel, sequence);
    const text = store.read('log', channel, entryOf(sequence));
    try {
      const change = readEntry(trust, channel, sequence, text);
      if (change.previous !== before?.digest)
        faults.push(
          `${what} does not follow ${before ? `entry ${before.sequence}` : 'the entry that it names'}: entries were removed or replaced.`,
        );
      changes.push(change);
    } catch (error) {
      faults.push((error as Error).message);
    }
    before = { sequence, digest: sha256(text) };
  }
  const shown = store.sequences(channel).at(-1);
  if (shown !== undefined && shown !== before?.sequence)
    faults.push(`State ${shown} of channel ${channel} has no entry in the log.`);
  return { changes, faults };
}

/**
 * The changes of a channel since a time and the one before them, the newest first. Only these entries are read and
 * verified; those that are not signed are left out.
 * @param since in milliseconds since 1970
 */
export function changesSince(store: ReleaseStore, key: KeyObject, channel: string, since: number): ReleaseChange[] {
  const trust = trustOf(store, key);
  const changes: ReleaseChange[] = [];
  for (const sequence of sequencesOf(store, channel).reverse()) {
    try {
      changes.push(readEntry(trust, channel, sequence, store.read('log', channel, entryOf(sequence))));
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
  assertSignedAs(trust, change, signer, what);
  if (change.channel !== channel || change.sequence !== sequence)
    throw new Error(`${what} was signed as entry ${change.sequence} of ${change.channel}.`);
  return change;
}

const entryName = (channel: string, sequence: number) => `Entry ${sequence} of the log of ${channel}`;

/** @throws Error when an entry names a key that did not sign it, or a role that this key never had */
function assertSignedAs({ root }: ReleaseTrust, { key, role }: ReleaseChange, signer: string, what: string): void {
  if (key !== undefined && key !== signer) throw new Error(`${what} names the key ${key}, and ${signer} signed it.`);
  const roles = root?.rolesOf(signer).map(({ name }) => name) ?? [];
  const removed = root?.removed.filter((one) => one.key === signer).map((one) => one.role) ?? [];
  if (role !== undefined && ![...roles, ...removed].includes(role))
    throw new Error(`${what} names the role ${role}, which the key ${signer} never had.`);
}
