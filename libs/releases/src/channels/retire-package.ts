import type { KeyObject } from 'node:crypto';
import { currentCanaries } from '../canaries/current-canaries';
import type { Composition } from '../compositions/composition.types';
import type { ReleaseStore } from '../store/release-store';
import type { Probe } from './probe.types';
import { probeAndMove } from './promote';

/**
 * Shows the current composition without one package. Its version counts as rolled back, so that only a person who names
 * it shows it again.
 * @param allowsRemoval whether what others use of it may end
 * @throws Error when the package is not shown, a canary tries it, or others use it
 */
export async function probeAndRetire(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  now: Date,
  probe: Probe,
  allowsRemoval: boolean,
): Promise<Composition> {
  const canaries = Object.entries(currentCanaries(store, key)).filter(([, { versions }]) => versions[name]);
  if (canaries.length)
    throw new Error(`Canary ${canaries.map(([canary]) => canary).join(', ')} tries ${name}; end it first.`);
  return probeAndMove(store, key, now, probe, (_channel, current) => {
    if (!current?.packages[name]) throw new Error(`${name} is not shown.`);
    return { versions: {}, removed: [name], verb: 'retire', allowsRemoval };
  });
}
