import type { KeyObject } from 'node:crypto';
import { followWithCanaries } from '../canaries/canaries';
import { compose } from '../compositions/compose';
import type { Channel, Composition } from '../compositions/composition.types';
import { readComposition, writeComposition } from '../compositions/read-composition';
import type { ReleaseStore } from '../store/release-store';
import { assertOwnKeyMay } from '../trust/release-trust';
import { MAX_HISTORY } from '../trust/state-shape';
import { readChannel } from './channel';
import { moveChannel } from './move-channel';
import type { Probe } from './probe.types';
import { restartChannel } from './recover-channel';
import { afterPromotion, afterRollback } from './rolled-back';

/** A try fails only because another writer won it; this many in a row means a fault. */
const MAX_TRIES = 50;
const TOO_MANY_WRITERS = 'Others promote without a pause; nothing was changed. Try again.';

/**
 * Makes a composition with `versions` in place of the current ones, and moves the channel to it once the probe has
 * rendered it. If another writer promotes meanwhile, it is made from theirs and probed again.
 * @throws Error when a package is incompatible or the probe fails; the channel does not move then
 */
export async function probeAndPromote(
  store: ReleaseStore,
  key: KeyObject,
  versions: Readonly<Record<string, string>>,
  now: Date,
  probe: Probe,
  allowsRemoval = false,
): Promise<Composition> {
  return probeAndMove(store, key, now, probe, () => ({ versions, verb: 'promote', allowsRemoval }));
}

/** What a promotion or a rollback changes in the current composition. */
interface Change {
  readonly versions: Readonly<Record<string, string>>;
  readonly verb: 'promote' | 'rollback' | 'retire';
  /** Packages that are not shown any more. */
  readonly removed?: readonly string[];
  /** See `compose`. */
  readonly allowsRemoval?: boolean;
  readonly known?: Composition['packages'];
  /** The channel has shown what it makes, so it is not probed again: shells check it, and keep what they show. */
  readonly wasShown?: boolean;
}

/** What to change, decided again for each state of the channel that the change is made from. */
export type DecideChange = (channel: Channel | undefined, current: Composition | undefined) => Change;

/** Probes the changed composition and moves the channel to it; begins again if another writer was faster. */
export async function probeAndMove(
  store: ReleaseStore,
  key: KeyObject,
  now: Date,
  probe: Probe,
  decide: DecideChange,
): Promise<Composition> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const draft = draftChange(store, key, now, decide);
    if (!draft.wasShown) await probe(draft.composition);
    if (applyChange(store, key, draft, now)) return draft.composition;
  }
  throw new Error(TOO_MANY_WRITERS);
}

/** `probeAndPromote` without the probe: for tests, and for compositions already probed. */
export function promote(
  store: ReleaseStore,
  key: KeyObject,
  versions: Readonly<Record<string, string>>,
  now: Date,
): Composition {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const draft = draftChange(store, key, now, () => ({ versions, verb: 'promote' }));
    if (applyChange(store, key, draft, now)) return draft.composition;
  }
  throw new Error(TOO_MANY_WRITERS);
}

interface Draft {
  readonly composition: Composition;
  /** The state of the channel that the composition was made from. */
  readonly seen: Channel | undefined;
  readonly rolledBack: NonNullable<Channel['rolledBack']>;
  readonly wasShown: boolean;
}

function draftChange(store: ReleaseStore, key: KeyObject, now: Date, decide: DecideChange): Draft {
  const seen = readChannel(store, key, store.channel);
  const parent = seen && readComposition(store, key, seen.current);
  const { versions, verb, removed = [], allowsRemoval, known, wasShown = false } = decide(seen, parent);
  assertOwnKeyMay(store, key, { channel: store.channel, packages: [...Object.keys(versions), ...removed] });
  const composition = compose(store, key, parent, versions, now, { verb, removed, allowsRemoval, known });
  const rolledBack =
    verb !== 'promote' && parent
      ? afterRollback(seen?.rolledBack, parent, composition)
      : afterPromotion(seen?.rolledBack, composition);
  return { composition, seen, rolledBack, wasShown };
}

/** False when another writer has moved the channel since the draft was made. */
function applyChange(
  store: ReleaseStore,
  key: KeyObject,
  { composition, seen, rolledBack }: Draft,
  now: Date,
): boolean {
  writeComposition(store, key, composition);
  const history = seen ? [...seen.history, seen.current].slice(-MAX_HISTORY) : [];
  if (!moveChannel(store, key, store.channel, seen, { current: composition.id, history, rolledBack }, composition.note))
    return false;
  followWithCanaries(store, key, now);
  return true;
}

/**
 * Makes a first composition of `versions` and shows it, whatever the channel's state: for an installation that has lost
 * its releases. The state's number is above all earlier ones.
 * @throws Error when the packages are incompatible, or another writer was faster
 */
export function promoteFromScratch(
  store: ReleaseStore,
  key: KeyObject,
  versions: Readonly<Record<string, string>>,
  now: Date,
): Composition {
  const composition = compose(store, key, undefined, versions, now);
  writeComposition(store, key, composition);
  restartChannel(store, key, composition.id);
  return composition;
}
