import type { KeyObject } from 'node:crypto';
import { CANARY, moveChannel, readChannel } from './channel';
import type { Composition } from './composition.types';
import { compose, currentComposition } from './promote';
import { readComposition, writeComposition } from './read-composition';
import type { ReleaseStore } from './release-store';

const ENDED = { current: '', history: [] };
/** Every try that is lost was won by another writer. */
const TRIES = 50;

/**
 * Shows versions to a part of the visitors, over the stable composition: when that changes, the canary is composed again.
 * @param share how many of a hundred new visitors are given it; 0 for those alone who come by its link
 * @throws Error when a package does not fit the others, or another writer changed the canary at the same moment
 */
export function startCanary(
  store: ReleaseStore,
  key: KeyObject,
  tries: Readonly<Record<string, string>>,
  share: number,
  now: Date,
  seen = readChannel(store, key, CANARY),
): Composition {
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Nothing was promoted yet: a canary is tried out over something.');
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new Error('A share is a whole number from 0 to 100.');
  const composition = compose(store, key, stable, tries, now, 'canary');
  writeComposition(store, key, composition);
  if (!moveChannel(store, key, CANARY, seen, { current: composition.id, history: [], tries, share }))
    throw new Error('Another writer changed the canary at the same moment; nothing was changed. Look at status.');
  // A promotion in between, which saw no canary to take along, is followed by this one.
  followWithCanary(store, key, now);
  return composition;
}

/** Every visitor is shown the stable composition again. */
export function endCanary(store: ReleaseStore, key: KeyObject): void {
  const channel = readChannel(store, key, CANARY);
  if (!channel?.current) throw new Error('There is no canary.');
  if (!moveChannel(store, key, CANARY, channel, ENDED))
    throw new Error('Another writer changed the canary at the same moment; nothing was changed. Look at status.');
}

/**
 * The stable composition has changed: the canary is composed over the new one. It ends when it tries nothing more, or what
 * it tries no longer fits.
 */
export function followWithCanary(store: ReleaseStore, key: KeyObject, now: Date): void {
  for (let tries = 0; tries < TRIES; tries += 1) if (follow(store, key, now)) return;
}

/** True when the canary is composed over the stable composition, or has ended; false when another writer changed it meanwhile. */
function follow(store: ReleaseStore, key: KeyObject, now: Date): boolean {
  const seen = readChannel(store, key, CANARY);
  const stable = currentComposition(store, key);
  if (!seen?.current || !seen.tries || !stable) return true;
  if (readComposition(store, key, seen.current).parent === stable.id) return true;
  const tries = Object.fromEntries(
    Object.entries(seen.tries).filter(([name, version]) => stable.packages[name]?.version !== version),
  );
  try {
    if (Object.keys(tries).length) startCanary(store, key, tries, seen.share ?? 0, now, seen);
    else return moveChannel(store, key, CANARY, seen, ENDED);
    return true;
  } catch {
    // It is not compatible any more; or another writer has changed it, and it is read again.
    return readChannel(store, key, CANARY)?.sequence === seen.sequence && moveChannel(store, key, CANARY, seen, ENDED);
  }
}
