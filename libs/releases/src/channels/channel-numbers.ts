import type { ReleaseStore } from '../store/release-store';
import type { ReleaseTrust } from '../trust/release-trust';
import { withoutStrays } from './number-gaps';

/**
 * The numbers of a channel's stored states, lowest first. With roles, those are ignored that leave out too many after the
 * accepted state, or after the one with which the newest root begins.
 */
export function stateNumbers(store: ReleaseStore, trust: ReleaseTrust, channel: string): readonly number[] {
  const numbers = store.sequences(channel);
  return trust.root ? withoutStrays(numbers, judgedAfter(store, trust, channel)) : numbers;
}

/** The number of the state after which others are judged; 0 if there is none. */
export function judgedAfter(store: ReleaseStore, { anchor, root }: ReleaseTrust, channel: string): number {
  const start = root && Object.hasOwn(root.starts, channel) ? root.starts[channel]?.sequence : undefined;
  return Math.max(store.memory.newest(channel, anchor)?.sequence ?? 0, start ?? 0);
}
