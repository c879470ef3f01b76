import type { KeyObject } from 'node:crypto';
import { manifestsOf } from '../compositions/compose';
import type { Channel, Composition, Pin } from '../compositions/composition.types';
import { readComposition } from '../compositions/read-composition';
import { assertAddressesApart } from '../contracts/addresses';
import { assertCompatible } from '../contracts/compatibility';
import type { ReleaseStore } from '../store/release-store';
import { MAX_PINNED } from '../trust/state-shape';
import { readChannel } from './channel';
import { assertMayMove, moveChannelOnce } from './move-channel';
import { pinnedBy } from './pinned-by';
import type { Probe } from './probe.types';

/** The pins of a channel, by business, its state's signature verified. */
export const currentPins = (store: ReleaseStore, key: KeyObject): Readonly<Record<string, Pin>> =>
  readChannel(store, key, store.channel)?.pins ?? {};

/**
 * Keeps a business on one composition while the channel moves on, once the probe has rendered it.
 * @param business as `slugOf` writes it
 * @param id the composition; undefined for the one that the channel shows
 * @throws Error when it cannot be rendered, or too many compositions are pinned; the channel does not move then
 */
export async function probeAndPin(
  store: ReleaseStore,
  key: KeyObject,
  business: string,
  id: string | undefined,
  now: Date,
  probe: Probe,
): Promise<Composition> {
  const seen = shownChannel(store, key);
  const composition = readComposition(store, key, id ?? seen.current);
  const manifests = manifestsOf(store, composition.packages);
  assertCompatible(manifests);
  assertAddressesApart(manifestsOf(store, readComposition(store, key, seen.current).packages), manifests);
  const pin = { composition: composition.id, by: store.author.name, pinnedAt: now.toISOString() };
  const pins = { ...seen.pins, [business]: pin };
  if (pinnedBy({ ...seen, pins }).length > MAX_PINNED)
    throw new Error(`Businesses are pinned to ${MAX_PINNED} compositions already; unpin one first.`);
  assertMayMove(store, key, seen, withPins(seen, pins));
  await probe(composition);
  movePins(store, key, seen, pins, `pin ${business} to composition ${composition.id}`);
  return composition;
}

/** The business is shown what its channel shows again. @throws Error when it is not pinned */
export function unpin(store: ReleaseStore, key: KeyObject, business: string): Composition {
  const seen = shownChannel(store, key);
  const { [business]: before, ...others } = seen.pins ?? {};
  if (!before) throw new Error(`${business} is not pinned. ${pinnedText(others)}`);
  movePins(store, key, seen, others, `unpin ${business} from composition ${before.composition}`);
  return readComposition(store, key, seen.current);
}

const pinnedText = (pins: Readonly<Record<string, Pin>>): string =>
  Object.keys(pins).length > 0 ? `Pinned: ${Object.keys(pins).join(', ')}.` : 'No business is.';

function shownChannel(store: ReleaseStore, key: KeyObject): Channel {
  const channel = readChannel(store, key, store.channel);
  if (!channel) throw new Error('No composition has been promoted.');
  return channel;
}

function movePins(
  store: ReleaseStore,
  key: KeyObject,
  seen: Channel,
  pins: Readonly<Record<string, Pin>>,
  note: string,
): void {
  moveChannelOnce(store, key, store.channel, seen, withPins(seen, pins), note);
}

const withPins = ({ current, history, rolledBack }: Channel, pins: Readonly<Record<string, Pin>>) => ({
  current,
  history,
  ...(rolledBack && { rolledBack }),
  pins,
});
