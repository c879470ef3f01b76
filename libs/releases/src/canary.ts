import type { KeyObject } from 'node:crypto';
import type { Composition } from './composition.types';
import { compose, currentComposition } from './promote';
import { signComposition, verifyComposition } from './release-key';
import type { ReleaseStore } from './release-store';

export const CANARY = 'canary';
const ENDED = { current: '', history: [] };
/** Every try that is lost was won by another writer. */
const TRIES = 50;

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
  seen = store.channel(CANARY),
): Composition {
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Nothing was promoted yet: a canary is tried out over something.');
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new Error('A share is a whole number from 0 to 100.');
  const composition = compose(store, stable, tries, now, 'canary');
  store.write(JSON.stringify(signComposition(composition, key), null, 2), 'compositions', `${composition.id}.json`);
  if (!store.moveChannel(CANARY, seen, { current: composition.id, history: [], tries, share }))
    throw new Error('Somebody else changed the canary at the same moment; nothing was changed. Look at status.');
  // A promotion in between, which saw no canary to take along, is followed by this one.
  followWithCanary(store, key, now);
  return composition;
}

/** Everybody is shown the same again. */
export function endCanary(store: ReleaseStore): void {
  const channel = store.channel(CANARY);
  if (!channel?.current) throw new Error('There is no canary.');
  if (!store.moveChannel(CANARY, channel, ENDED))
    throw new Error('Somebody else changed the canary at the same moment; nothing was changed. Look at status.');
}

/**
 * What everybody is shown has moved on: the canary is made anew over it, and ends when it tries nothing any more, or what
 * it tries no longer fits.
 */
export function followWithCanary(store: ReleaseStore, key: KeyObject, now: Date): void {
  for (let tries = 0; tries < TRIES; tries += 1) if (follow(store, key, now)) return;
}

/** True when the canary stands on what is shown, or has ended; false when somebody else changed it meanwhile. */
function follow(store: ReleaseStore, key: KeyObject, now: Date): boolean {
  const seen = store.channel(CANARY);
  const stable = currentComposition(store, key);
  if (!seen?.current || !seen.tries || !stable) return true;
  if (verifyComposition(store.signedComposition(seen.current), key).parent === stable.id) return true;
  const tries = Object.fromEntries(
    Object.entries(seen.tries).filter(([name, version]) => stable.packages[name]?.version !== version),
  );
  try {
    if (Object.keys(tries).length) startCanary(store, key, tries, seen.share ?? 0, now, seen);
    else return store.moveChannel(CANARY, seen, ENDED);
    return true;
  } catch {
    // It does not fit any more; or whoever changed it meanwhile did so for another reason, and it is looked at anew.
    return store.channel(CANARY)?.sequence === seen.sequence && store.moveChannel(CANARY, seen, ENDED);
  }
}
