import type { KeyObject } from 'node:crypto';
import { canariesOf } from './canaries-of';
import { highestSequence, lastAccepted, moveChannelOnce } from './channel';
import type { ReleaseStore } from './release-store';

/**
 * Lets the canaries that were accepted last run again although a later state of their channel is refused, by a state with
 * a number above all earlier ones.
 * @param after the highest number that a shell has accepted, if this installation does not know it
 * @returns their names; none when this machine has accepted no state
 * @throws Error when there has been no canary, or another writer was faster
 */
export function recoverCanaries(store: ReleaseStore, key: KeyObject, after = 0): string[] {
  const channel = store.canaryChannel;
  const sequence = Math.max(highestSequence(store, key, channel), after);
  if (sequence === 0) throw new Error('There has been no canary, so there is nothing to recover.');
  const canaries = canariesOf(lastAccepted(store, key, channel));
  moveChannelOnce(store, key, channel, { sequence }, { current: '', history: [], canaries }, 'recover canaries');
  return Object.keys(canaries);
}
