import type { KeyObject } from 'node:crypto';
import { readChannel } from '../channels/channel';
import type { ReleaseStore } from '../store/release-store';
import type { Composition } from './composition.types';
import { readComposition } from './read-composition';

/** The stable composition, its signature verified; undefined before the first promotion. */
export function currentComposition(store: ReleaseStore, key: KeyObject): Composition | undefined {
  const current = readChannel(store, key, store.channel)?.current;
  return current ? readComposition(store, key, current) : undefined;
}
