import type { KeyObject } from 'node:crypto';
import { recordChange } from './change-log';
import type { Channel } from './composition.types';
import type { ReleaseStore } from './release-store';
import { signValue, verifyValue } from './signature';

/** The highest number that fits in a state's file name. */
const MAX_SEQUENCE = 999_999_999_999_999;

/**
 * The channel's current state, or undefined before the first promotion. It must be signed for this channel and number,
 * and not be older than the newest accepted state (see ReleaseStore.memory).
 * @throws Error otherwise: such a state must not be shown or built upon
 */
export function readChannel(store: ReleaseStore, key: KeyObject, name: string): Channel | undefined {
  // Read before the folder, because another process may accept a newer state in between.
  const accepted = store.memory.newest(name, key);
  const newest = store.sequences(name).at(-1);
  if (newest === undefined) {
    if (accepted) throw new Error(`Channel ${name} has no state; state ${accepted.sequence} was accepted before.`);
    return undefined;
  }
  const what = `State ${newest} of channel ${name}`;
  const text = store.read('channels', name, `${newest}.json`);
  if (accepted?.sequence === newest) {
    if (!store.memory.isNewest(name, key, text)) throw new Error(`${what} differs from the accepted one.`);
    return accepted;
  }
  const state = verifyValue<Channel>('channel', text, key, what);
  if (state.channel !== name || state.sequence !== newest)
    throw new Error(`${what} was signed as state ${state.sequence} of channel ${state.channel}.`);
  if (accepted && newest < accepted.sequence)
    throw new Error(`${what} is older than state ${accepted.sequence}, which was accepted before.`);
  store.memory.accept(key, state, text);
  return state;
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
  next: Omit<Channel, 'sequence' | 'channel'>,
  note: string,
  canary?: { readonly name: string; readonly composition: string },
): boolean {
  const pins = next.pins ?? seen?.pins;
  const state: Channel = { channel: name, sequence: (seen?.sequence ?? 0) + 1, ...next, ...(pins && { pins }) };
  if (!(state.sequence <= MAX_SEQUENCE))
    throw new Error(`Channel ${name} has no free sequence number: remove its invalid states.`);
  const text = JSON.stringify(signValue('channel', state, key));
  if (!store.create(text, 'channels', name, `${state.sequence}.json`)) return false;
  store.memory.accept(key, state, Buffer.from(text));
  const { name: by, reason } = store.author;
  const { sequence } = state;
  const composition = canary?.composition ?? state.current;
  const change = {
    ...{ channel: name, sequence, at: new Date().toISOString(), by, note, composition },
    ...(canary && { canary: canary.name }),
  };
  recordChange(store, key, reason ? { ...change, reason } : change);
  return true;
}

/** The highest number that a state of the channel ever had, trusted or not. */
export function highestSequence(store: ReleaseStore, key: KeyObject, name: string): number {
  return Math.max(store.memory.newest(name, key)?.sequence ?? 0, store.sequences(name).at(-1) ?? 0);
}
