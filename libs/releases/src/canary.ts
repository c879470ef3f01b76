import type { KeyObject } from 'node:crypto';
import { CANARY, moveChannel, readChannel } from './channel';
import type { Composition } from './composition.types';
import { compose, currentComposition } from './promote';
import { readComposition, writeComposition } from './read-composition';
import type { ReleaseStore } from './release-store';

const ENDED_CANARY = { current: '', history: [] };
/** A try fails only because another writer won it. */
const MAX_TRIES = 50;

/**
 * Shows versions to some of the visitors, on top of the stable composition; a change of that recomposes the canary.
 * @param share percentage of new visitors who get it; 0 for visitors by its link only
 * @throws Error when a package is incompatible, or another writer changed the canary at the same moment
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
  if (!stable) throw new Error('Promote a composition first: a canary needs one to be compared with.');
  if (!Number.isInteger(share) || share < 0 || share > 100)
    throw new Error('The share must be a whole number from 0 to 100.');
  const composition = compose(store, key, stable, tries, now, { verb: 'canary' });
  writeComposition(store, key, composition);
  if (
    !moveChannel(
      store,
      key,
      CANARY,
      seen,
      { current: composition.id, history: [], tries, share },
      `${composition.note} for ${share} of 100`,
    )
  )
    throw new Error(
      'Another process changed the canary at the same time, so nothing was changed. Check `status` and try again.',
    );
  // Covers a promotion in between that did not see the canary yet.
  followWithCanary(store, key, now);
  return composition;
}

/** Every visitor sees the stable composition again. */
export function endCanary(store: ReleaseStore, key: KeyObject): void {
  const channel = readChannel(store, key, CANARY);
  if (!channel?.current) throw new Error('There is no canary.');
  if (!moveChannel(store, key, CANARY, channel, ENDED_CANARY, 'end the canary'))
    throw new Error(
      'Another process changed the canary at the same time, so nothing was changed. Check `status` and try again.',
    );
}

/**
 * Recomposes the canary over a changed stable composition. It ends when it has nothing left to try, or its versions are
 * no longer compatible.
 */
export function followWithCanary(store: ReleaseStore, key: KeyObject, now: Date): void {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) if (tryToFollow(store, key, now)) return;
}

/** True when the canary is recomposed or has ended; false when another writer changed it meanwhile. */
function tryToFollow(store: ReleaseStore, key: KeyObject, now: Date): boolean {
  const seen = readChannel(store, key, CANARY);
  const stable = currentComposition(store, key);
  if (!seen?.current || !seen.tries || !stable) return true;
  if (readComposition(store, key, seen.current).parent === stable.id) return true;
  const tries = Object.fromEntries(
    Object.entries(seen.tries).filter(([name, version]) => stable.packages[name]?.version !== version),
  );
  try {
    if (Object.keys(tries).length) startCanary(store, key, tries, seen.share ?? 0, now, seen);
    else return moveChannel(store, key, CANARY, seen, ENDED_CANARY, 'the canary ended: all it tried is promoted');
    return true;
  } catch {
    // Either it is incompatible now, or another writer has changed it and it is read again.
    return (
      readChannel(store, key, CANARY)?.sequence === seen.sequence &&
      moveChannel(store, key, CANARY, seen, ENDED_CANARY, 'the canary ended: it is no longer compatible')
    );
  }
}
