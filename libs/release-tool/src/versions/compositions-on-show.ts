import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { currentPins } from '@storefront/releases/channels/pins';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import type { ReleaseSession } from '../session/release-session';

/** What is shown, with the words for where: 'stable', 'canary mf-slots' or 'pin lathmere'. */
export function compositionsOnShow({
  store,
  key,
}: Pick<ReleaseSession, 'store' | 'key'>): (readonly [place: string, composition: Composition])[] {
  const canaries = Object.entries(currentCanaries(store, key)).map(
    ([name, { composition }]) => [`canary ${name}`, readComposition(store, key, composition)] as const,
  );
  const pins = Object.entries(currentPins(store, key)).map(
    ([business, { composition }]) => [`pin ${business}`, readComposition(store, key, composition)] as const,
  );
  const stable = currentComposition(store, key);
  return [...(stable ? [['stable', stable] as const] : []), ...canaries, ...pins];
}
