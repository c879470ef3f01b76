import type { KeyObject } from 'node:crypto';
import { recordChange, signChange } from './change-log';
import { baseChannel } from './channel-names';
import { stateNumbers } from './channel-numbers';
import type { Channel } from './composition.types';
import { leavesOut, leftOut, stopsChannel } from './number-gaps';
import { freeNumber } from './numbered-files';
import { keyFingerprint } from './release-key';
import type { ReleaseStore } from './release-store';
import { signValue } from './signature';
import { judgeStates } from './trust/judge-states';
import { anchorOf, assertRoots, type ReleaseTrust, trustOf } from './trust/release-trust';
import { assertMayChange } from './trust/state-authority';

/** The highest number that fits in a state's file name. */
const MAX_SEQUENCE = 999_999_999_999_999;

/**
 * The channel's current state, or undefined before the first promotion. It must be signed for this channel and number,
 * and not be older than the newest accepted state (see ReleaseStore.memory).
 * @throws Error otherwise: such a state must not be shown or built upon
 */
export function readChannel(store: ReleaseStore, key: KeyObject, name: string): Channel | undefined {
  assertRoots(store, key);
  // Read before the folder, because another process may accept a newer state in between.
  const trust = trustOf(store, key);
  const { anchor } = trust;
  const accepted = store.memory.newest(name, anchor);
  const newest = stateNumbers(store, trust, name).at(-1);
  if (newest === undefined) {
    if (accepted) throw new Error(`Channel ${name} has no state; state ${accepted.sequence} was accepted before.`);
    return undefined;
  }
  const what = `State ${newest} of channel ${name}`;
  const read = () => store.read('channels', name, `${newest}.json`);
  if (accepted?.sequence === newest) {
    if (!store.memory.isNewest(name, anchor, read())) throw new Error(`${what} differs from the accepted one.`);
    return accepted;
  }
  if (trust.root) {
    // Before its signature, because the key may have been replaced.
    assertNotOlder(what, newest, accepted);
    return acceptStates(store, key, trust, name);
  }
  const text = read();
  const { value: state } = trust.verify<Channel>('channel', text, what);
  if (state.channel !== name || state.sequence !== newest)
    throw new Error(`${what} was signed as state ${state.sequence} of channel ${state.channel}.`);
  assertNotOlder(what, newest, accepted);
  store.memory.accept(anchor, state, text);
  return state;
}

function assertNotOlder(what: string, sequence: number, accepted: Channel | undefined): void {
  if (accepted && sequence < accepted.sequence)
    throw new Error(`${what} is older than state ${accepted.sequence}, which was accepted before.`);
}

/** Accepts the states that their signers' roles allow. @throws Error when the newest one is not allowed */
function acceptStates(store: ReleaseStore, key: KeyObject, trust: ReleaseTrust, name: string): Channel | undefined {
  const known = store.memory.newest(name, trust.anchor)?.sequence ?? 0;
  const files = stateNumbers(store, trust, name)
    .filter((sequence) => sequence > known)
    .map((sequence) => ({ sequence, text: readOrEmpty(store, name, sequence) }));
  const { accepted, refused } = judgeStates(store, trust, name, files, () =>
    readChannel(store, key, baseChannel(name)),
  );
  for (const { state, text } of accepted) store.memory.accept(trust.anchor, state, text);
  if (refused) throw refused;
  return store.memory.newest(name, trust.anchor);
}

/** A link or a file over the limit is refused as an empty file is, so that a recovery can continue after it. */
function readOrEmpty(store: ReleaseStore, name: string, sequence: number): Buffer {
  try {
    return store.read('channels', name, `${sequence}.json`);
  } catch {
    return Buffer.alloc(0);
  }
}

/** What the next state shows. */
type Next = Omit<Channel, 'sequence' | 'channel'>;

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
  seen: Pick<Channel, 'sequence' | 'pins'> | undefined,
  next: Next,
): DraftState | undefined {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const pins = next.pins ?? seen?.pins;
  const state: Channel = {
    ...{ channel: name, sequence: (seen?.sequence ?? 0) + 1, at, ...next, ...(pins && { pins }) },
    ...(baseChannel(name) === name && { longIds: true }),
  };
  if (!(state.sequence <= MAX_SEQUENCE))
    throw new Error(`Channel ${name} has no free sequence number: remove its invalid states.`);
  assertRoots(store, key);
  const trust = trustOf(store, key);
  const before = lastAccepted(store, key, name);
  if (before && before.sequence >= state.sequence) return undefined;
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
  seen: Pick<Channel, 'sequence' | 'pins'> | undefined,
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
    ...{ channel: name, sequence, at, by, note, composition },
    ...(canary && { canary: canary.name }),
    ...(next.canaries && { canaries: compositionsOf(next.canaries) }),
    ...(pins && { pins: compositionsOf(pins) }),
  };
  const logEntry = signChange(store, key, before, reason ? { ...change, reason } : change);
  const logged = { ...state, logEntry };
  const text = JSON.stringify(signValue('channel', logged, key));
  if (!store.create(text, 'channels', name, `${sequence}.json`)) return false;
  store.memory.accept(anchorOf(store, key), logged, Buffer.from(text));
  recordChange(store, key, before, logged);
  return true;
}

const compositionsOf = (shown: Readonly<Record<string, { readonly composition: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([name, { composition }]) => [name, composition]));

/** The newest accepted state, also while the channel has a newer one that is refused. */
export function lastAccepted(store: ReleaseStore, key: KeyObject, name: string): Channel | undefined {
  try {
    return readChannel(store, key, name);
  } catch {
    return store.memory.newest(name, anchorOf(store, key));
  }
}

/**
 * The number after which a recovery continues: the highest that a state of the channel ever had, trusted or not. With
 * roles, states that are too far away to stop the channel do not count, and no file has the next number.
 */
export function highestSequence(store: ReleaseStore, key: KeyObject, name: string): number {
  const accepted = lastAccepted(store, key, name)?.sequence ?? 0;
  const numbers = store.sequences(name);
  if (!trustOf(store, key).root) return Math.max(accepted, numbers.at(-1) ?? 0);
  const newest = numbers.findLast((number) => stopsChannel(accepted, number)) ?? 0;
  return freeNumber(numbers, Math.max(accepted, newest)) - 1;
}

/** `moveChannel` for changes that are not begun again. @throws Error when another writer was faster */
export function moveChannelOnce(...change: Parameters<typeof moveChannel>): void {
  if (!moveChannel(...change))
    throw new Error(
      'Another process changed the channel at the same time, so nothing was changed. Check `status` and try again.',
    );
}
