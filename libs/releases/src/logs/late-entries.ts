import type { KeyObject } from 'node:crypto';
import type { Channel } from '../compositions/composition.types';
import { sha256 } from '../signatures/sha256';
import type { ReleaseStore } from '../store/release-store';
import { type ReleaseTrust, trustOf } from '../trust/release-trust';
import { type ReleaseChange, readChange } from './change-entry';
import { entryFile, entryNumbers } from './log-entries';

/** A signed entry of a log. */
export interface LateEntry {
  readonly sequence: number;
  readonly text: string;
}

/**
 * The entries that a state contains and the log has not got, oldest first: their publishers are slow, or broke off, or
 * another file has their number.
 */
export function lateEntries(store: ReleaseStore, key: KeyObject, state: Channel | undefined): LateEntry[] {
  if (!state) return [];
  const trust = trustOf(store, key);
  return containedEntries(trust, state).filter(({ sequence }) => !storedEntry(store, trust, state, sequence));
}

/** The signed entries that a state contains, oldest first: its own, and those that were late when it was made. */
export function containedEntries(trust: ReleaseTrust, state: Channel | undefined): LateEntry[] {
  if (!state) return [];
  const { channel, sequence: last, logEntry, lateEntries: earlier = {} } = state;
  return Object.entries<string>({ ...earlier, ...(logEntry !== undefined && { [last]: logEntry }) })
    .map(([number, text]) => ({ sequence: Number(number), text }))
    .filter(({ sequence, text }) => {
      try {
        // Any team may sign a state, with anything in it.
        return sequence <= last && readChange(trust, channel, sequence, Buffer.from(text));
      } catch {
        return false;
      }
    })
    .sort((one, other) => one.sequence - other.sequence);
}

/** The text of a signed entry of the log; undefined if another file, or none, has its number. */
function storedEntry(
  store: ReleaseStore,
  trust: ReleaseTrust,
  { channel }: Pick<Channel, 'channel'>,
  sequence: number,
): Buffer | undefined {
  try {
    const text = store.read('log', channel, entryFile(sequence));
    readChange(trust, channel, sequence, text);
    return text;
  } catch {
    return undefined;
  }
}

/** The digest of the newest signed entry, for a state whose state before contains none. */
export function newestDigest(
  store: ReleaseStore,
  trust: ReleaseTrust,
  before: Channel | undefined,
  next: Pick<ReleaseChange, 'channel' | 'sequence'>,
): string | undefined {
  const late = containedEntries(trust, before).at(-1);
  const between = entryNumbers(store, next.channel).filter(
    (number) => number < next.sequence && number > (late?.sequence ?? 0),
  );
  for (const number of between.reverse()) {
    const text = storedEntry(store, trust, next, number);
    if (text) return sha256(text);
  }
  return late && sha256(late.text);
}
