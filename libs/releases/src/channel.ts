import type { KeyObject } from 'node:crypto';
import type { Channel } from './composition.types';
import type { ReleaseStore } from './release-store';
import { signValue, verifyValue } from './signature';

export const STABLE = 'stable';
export const CANARY = 'canary';
/** What a state's file name has room for. */
const HIGHEST = 999_999_999_999_999;
export type ChannelName = typeof STABLE | typeof CANARY;

/**
 * The channel as it stands, or undefined before anything was promoted to it. Its newest state must be signed for this
 * channel and this number, and be no older than the newest one that was accepted before (see ReleaseStore.memory).
 * @throws Error when that does not hold: nothing may be shown, or built upon, on the strength of such a state
 */
export function readChannel(store: ReleaseStore, key: KeyObject, name: ChannelName): Channel | undefined {
  // Read before the folder is: another process may accept a newer state in between.
  const accepted = store.memory.newest(name, key);
  const newest = store.sequences(name).at(-1);
  if (newest === undefined) {
    if (accepted) throw new Error(`Channel ${name} has no state; state ${accepted.sequence} was accepted before.`);
    return undefined;
  }
  const what = `State ${newest} of channel ${name}`;
  const text = store.read('channels', name, `${newest}.json`);
  if (accepted?.sequence === newest) {
    if (!store.memory.isNewest(name, key, text)) throw new Error(`${what} is not the one that was accepted before.`);
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
 * Moves a channel on to its next state, unless another writer took that number since `seen` was read: then nothing
 * changes and the answer is false. A store that can make an object only if there is none of its name can do the same.
 * @param key the private release key
 */
export function moveChannel(
  store: ReleaseStore,
  key: KeyObject,
  name: ChannelName,
  seen: Pick<Channel, 'sequence'> | undefined,
  next: Omit<Channel, 'sequence' | 'channel'>,
): boolean {
  const state: Channel = { channel: name, sequence: (seen?.sequence ?? 0) + 1, ...next };
  if (!(state.sequence <= HIGHEST)) throw new Error(`Channel ${name} has no numbers left: remove its odd states.`);
  const text = JSON.stringify(signValue('channel', state, key));
  if (!store.create(text, 'channels', name, `${state.sequence}.json`)) return false;
  store.memory.accept(key, state, Buffer.from(text));
  return true;
}

/** The highest number that a state of the channel has or had, whether it can be trusted or not. */
export function highestSequence(store: ReleaseStore, key: KeyObject, name: ChannelName): number {
  return Math.max(store.memory.newest(name, key)?.sequence ?? 0, store.sequences(name).at(-1) ?? 0);
}
