import type { KeyObject } from 'node:crypto';
import { followWithCanaries } from '../canaries/canaries';
import { assertMayFollow } from '../compositions/compose';
import type { Channel, Composition } from '../compositions/composition.types';
import { readComposition } from '../compositions/read-composition';
import type { ReleaseStore } from '../store/release-store';
import { MAX_HISTORY } from '../trust/state-shape';
import { readChannel } from './channel';
import { assertMayMove, moveChannelOnce } from './move-channel';
import type { Probe } from './probe.types';
import { afterPromotion } from './rolled-back';

/** What to take from another channel. */
export interface TakeRequest {
  /** The channel on which it was tested. */
  readonly from: string;
  /** The composition that was tested, if it is named: nothing changes when the other channel shows another one. */
  readonly tested?: string | undefined;
  readonly allowsRemoval: boolean;
}

/**
 * Shows the composition of another channel: the tested files, to the byte, under the same id.
 * @throws Error when it is not the tested one, contains a version that was rolled back here, or cannot be shown
 */
export async function probeAndTake(
  store: ReleaseStore,
  key: KeyObject,
  { from, tested, allowsRemoval }: TakeRequest,
  now: Date,
  probe: Probe,
): Promise<Composition> {
  if (from === store.channel) throw new Error(`Channel ${from} cannot be promoted to itself.`);
  const source = readChannel(store, key, from);
  if (!source?.current) throw new Error(`Channel ${from} shows no composition.`);
  if (tested !== undefined && source.current !== tested)
    throw new Error(`Channel ${from} shows composition ${source.current}, not ${tested}.`);
  const composition = readComposition(store, key, source.current);
  const seen = readChannel(store, key, store.channel);
  if (seen?.current === composition.id)
    throw new Error(`Channel ${store.channel} shows composition ${composition.id} already.`);
  assertNotRolledBack(seen, composition, store.channel);
  const before = seen && readComposition(store, key, seen.current);
  assertMayFollow(store, key, before, composition.packages, { verb: 'promote', allowsRemoval });
  const next = {
    current: composition.id,
    history: seen ? [...seen.history, seen.current].slice(-MAX_HISTORY) : [],
    rolledBack: afterPromotion(seen?.rolledBack, composition),
  };
  assertMayMove(store, key, seen, next);
  await probe(composition);
  moveChannelOnce(store, key, store.channel, seen, next, `promote composition ${composition.id} from ${from}`);
  followWithCanaries(store, key, now);
  return composition;
}

function assertNotRolledBack(seen: Channel | undefined, { packages }: Composition, channel: string): void {
  for (const [name, { version }] of Object.entries(packages))
    if (seen?.rolledBack?.[name]?.includes(version))
      throw new Error(
        `${name} ${version} was rolled back on channel ${channel}. Test another version, or promote ${name}@${version} there first.`,
      );
}
