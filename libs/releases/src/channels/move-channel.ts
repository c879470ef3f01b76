import type { KeyObject } from 'node:crypto';
import type { Channel } from '../compositions/composition.types';
import { recordChange, signChange } from '../logs/change-log';
import { lateEntries } from '../logs/late-entries';
import { keyFingerprint } from '../signatures/release-key';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { anchorOf, assertRoots, trustOf } from '../trust/release-trust';
import { assertMayChange } from '../trust/state-authority';
import { MAX_LATE_ENTRIES } from '../trust/state-shape';
import { lastAccepted } from './channel';
import { leavesOut, leftOut } from './number-gaps';

/** The highest number that fits in a state's file name. */
const MAX_SEQUENCE = 999_999_999_999_999;

/** What the next state shows. */
type Next = Omit<Channel, 'sequence' | 'channel'>;

/** The state that a change was chosen for. */
interface SeenState extends Pick<Channel, 'sequence' | 'pins'> {
  /** The number of the accepted state, if this one is refused; 0 if there was none. */
  readonly accepted?: number;
}

interface DraftState {
  readonly state: Channel;
  /** The state before it. */
  readonly before: Channel | undefined;
}

/**
 * The channel's next state; undefined when another writer has moved the channel since `seen` was read.
 * @throws Error when readers would refuse it, as one that its signer has no role for
 */
function draftState(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  seen: SeenState | undefined,
  next: Next,
): DraftState | undefined {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const pins = next.pins ?? seen?.pins;
  const state: Channel = { channel: name, sequence: (seen?.sequence ?? 0) + 1, at, ...next, ...(pins && { pins }) };
  if (!(state.sequence <= MAX_SEQUENCE))
    throw new Error(`Channel ${name} has no free sequence number: remove its invalid states.`);
  assertRoots(store, key);
  const trust = trustOf(store, key);
  const before = lastAccepted(store, key, name);
  if (before && before.sequence > (seen?.accepted ?? seen?.sequence ?? 0)) return undefined;
  const known = before?.sequence ?? 0;
  if (trust.root && leavesOut(known, state.sequence))
    throw new Error(
      `State ${state.sequence} of channel ${name} ${leftOut(known)}, so nothing was changed: give a lower --after.`,
    );
  assertMayChange(store, trust, before, state, keyFingerprint(key), { now, leewayMs: 0 });
  return { state, before };
}

/** Checks a change before its probe, which takes longer. @throws Error when `moveChannel` would */
export function assertMayMove(store: ReleaseStore, key: KeyObject, seen: Channel | undefined, next: Next): void {
  draftState(store, key, store.channel, seen, next);
}

/**
 * Writes the channel's next state, unless another writer took its number since `seen` was read: then nothing changes
 * and the result is false. A store with create-if-missing can do the same. Pins stay, unless `next` has others.
 * @param key the private release key
 * @param note what was done, for the log
 * @param canary the canary that changes, and its composition, which is empty when it ends
 */
export function moveChannel(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  seen: SeenState | undefined,
  next: Next,
  note: string,
  canary?: { readonly name: string; readonly composition: string },
): boolean {
  const draft = draftState(store, key, name, seen, next);
  if (!draft) return false;
  const { state, before } = draft;
  const { sequence, at = '', pins } = state;
  const { name: by, reason } = store.author;
  const composition = canary?.composition ?? state.current;
  const change = {
    channel: name,
    sequence,
    at,
    by,
    note,
    composition,
    ...(canary && { canary: canary.name }),
    ...(next.canaries && { canaries: compositionsOf(next.canaries) }),
    ...(pins && { pins: compositionsOf(pins) }),
  };
  const late = lateEntries(store, key, before).slice(-MAX_LATE_ENTRIES);
  const logEntry = signChange(store, key, before, reason ? { ...change, reason } : change);
  const stillLate = Object.fromEntries(late.map(({ sequence, text }) => [sequence, text]));
  const logged = { ...state, logEntry, ...(late.length > 0 && { lateEntries: stillLate }) };
  const text = JSON.stringify(signValue('channel', logged, key));
  if (!store.create(text, 'channels', name, `${sequence}.json`)) return false;
  store.memory.accept(anchorOf(store, key), logged, Buffer.from(text));
  recordChange(store, late, logged);
  return true;
}

const compositionsOf = (shown: Readonly<Record<string, { readonly composition: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([name, { composition }]) => [name, composition]));

/** `moveChannel` for changes that are not begun again. @throws Error when another writer was faster */
export function moveChannelOnce(...change: Parameters<typeof moveChannel>): void {
  if (!moveChannel(...change))
    throw new Error(
      'Another process changed the channel at the same time, so nothing was changed. Check `status` and try again.',
    );
}
