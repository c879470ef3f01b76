import type { KeyObject } from 'node:crypto';
import type { Composition } from './composition.types';
import { compose, currentComposition } from './promote';
import { signComposition } from './release-key';
import type { ReleaseStore } from './release-store';

export const CANARY = 'canary';

/**
 * Shows versions to a part of the visitors, over whatever is shown to everybody: when that moves on, the canary goes with it.
 * @param share how many of a hundred new visitors are given it; 0 for those alone who come by its link
 * @throws Error when a package does not fit the others, or somebody else changed the canary at the same moment
 */
export function startCanary(
  store: ReleaseStore,
  key: KeyObject,
  tries: Readonly<Record<string, string>>,
  share: number,
  now: Date,
): Composition {
  // Before what it stands on: a promotion in between moves the canary too, and then this one is refused.
  const channel = store.channel(CANARY);
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Nothing was promoted yet: a canary is tried out over something.');
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new Error('A share is a whole number from 0 to 100.');
  const composition = compose(store, stable, tries, now, 'canary');
  store.write(JSON.stringify(signComposition(composition, key), null, 2), 'compositions', `${composition.id}.json`);
  if (!store.moveChannel(CANARY, channel, { current: composition.id, history: [], tries, share }))
    throw new Error('Somebody else changed the canary at the same moment; nothing was changed. Look at status.');
  return composition;
}

/** Everybody is shown the same again. */
export function endCanary(store: ReleaseStore): void {
  const channel = store.channel(CANARY);
  if (!channel?.current) throw new Error('There is no canary.');
  if (!store.moveChannel(CANARY, channel, { current: '', history: [] }))
    throw new Error('Somebody else changed the canary at the same moment; nothing was changed. Look at status.');
}

/**
 * What everybody is shown has moved on: the canary is made anew over it, and ends when it tries nothing any more, or what
 * it tries no longer fits.
 */
export function followWithCanary(store: ReleaseStore, key: KeyObject, now: Date): void {
  const channel = store.channel(CANARY);
  const stable = currentComposition(store, key);
  if (!channel?.current || !channel.tries || !stable) return;
  const tries = Object.fromEntries(
    Object.entries(channel.tries).filter(([name, version]) => stable.packages[name]?.version !== version),
  );
  try {
    if (Object.keys(tries).length) startCanary(store, key, tries, channel.share ?? 0, now);
    else endCanary(store);
  } catch {
    // It does not fit any more, or whoever changed it meanwhile knows better.
    const seen = store.channel(CANARY);
    if (seen?.sequence === channel.sequence) store.moveChannel(CANARY, seen, { current: '', history: [] });
  }
}
