import type { KeyObject } from 'node:crypto';
import type { Channel } from '../compositions/composition.types';
import type { ReleaseStore } from '../store/release-store';
import { judgeStates } from '../trust/judge-states';
import { anchorOf, assertRoots, type ReleaseTrust, trustOf } from '../trust/release-trust';
import { baseChannel } from './channel-names';
import { stateNumbers } from './channel-numbers';

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
  const numbers = stateNumbers(store, trust, name);
  const newest = numbers.at(-1);
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
    return acceptStates(store, key, trust, name, numbers);
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
function acceptStates(
  store: ReleaseStore,
  key: KeyObject,
  trust: ReleaseTrust,
  name: string,
  numbers: readonly number[],
): Channel | undefined {
  const known = store.memory.newest(name, trust.anchor)?.sequence ?? 0;
  const files = numbers
    .filter((sequence) => sequence > known)
    .map((sequence) => {
      const refused = store.refused.why(trust, name, sequence);
      return { sequence, refused, text: refused ? Buffer.alloc(0) : readOrEmpty(store, name, sequence) };
    });
  // A stable state that is refused does not end canaries.
  const stable = () => lastAccepted(store, key, baseChannel(name));
  const { accepted, refused } = judgeStates(store, trust, name, files, stable);
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

/** The newest accepted state, also while the channel has a newer one that is refused. */
export function lastAccepted(store: ReleaseStore, key: KeyObject, name: string): Channel | undefined {
  try {
    return readChannel(store, key, name);
  } catch {
    return store.memory.newest(name, anchorOf(store, key));
  }
}

/** Why a channel's newest state is refused; undefined if it is accepted. */
export function whyRefused(store: ReleaseStore, key: KeyObject, name: string): string | undefined {
  try {
    readChannel(store, key, name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
