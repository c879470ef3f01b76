import type { KeyObject } from 'node:crypto';
import { readChannel } from '../channels/channel';
import { moveChannel } from '../channels/move-channel';
import type { Probe } from '../channels/probe.types';
import { compose } from '../compositions/compose';
import type { Canary, Channel, Composition } from '../compositions/composition.types';
import { currentComposition } from '../compositions/current-composition';
import { readComposition, writeComposition } from '../compositions/read-composition';
import type { ReleaseStore } from '../store/release-store';
import { assertOwnKeyMay } from '../trust/release-trust';
import { MAX_CANARIES } from '../trust/state-shape';
import { canariesOf } from './canaries-of';
import { chooseNumbers, VISITOR_NUMBERS } from './canary-visitors';
import { currentCanaries } from './current-canaries';

/** A try fails only because another writer won it. */
const MAX_TRIES = 50;
const TOO_MANY_WRITERS = 'Others change canaries without a pause; nothing was changed. Try again.';

/** What to start, or to change in a canary that runs. */
export interface CanaryRequest {
  readonly name: string;
  /** By package; added to what the canary tries already. */
  readonly versions: Readonly<Record<string, string>>;
  /** Percentage of new visitors; 0 for visitors by its link only. Without it, a canary keeps its share. */
  readonly share?: number | undefined;
  /** See `Canary`. Without it, a canary keeps its businesses. */
  readonly businesses?: readonly string[] | undefined;
}

/**
 * Starts a canary or changes one, once the probe has rendered it. No other canary changes. If another writer changes
 * canaries or the stable composition meanwhile, it is made from theirs and probed again.
 * @throws Error when a package is incompatible, the share is not free, or too many canaries run
 */
export async function probeAndStartCanary(
  store: ReleaseStore,
  key: KeyObject,
  request: CanaryRequest,
  now: Date,
  probe: Probe,
): Promise<Composition> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const draft = draftCanary(store, key, request, now);
    await probe(draft.composition);
    if (applyCanary(store, key, request.name, draft, now)) return draft.composition;
  }
  throw new Error(TOO_MANY_WRITERS);
}

/** `probeAndStartCanary` without the probe: for tests. */
export function startCanary(store: ReleaseStore, key: KeyObject, request: CanaryRequest, now: Date): Composition {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const draft = draftCanary(store, key, request, now);
    if (applyCanary(store, key, request.name, draft, now)) return draft.composition;
  }
  throw new Error(TOO_MANY_WRITERS);
}

/**
 * The visitors of a canary see the stable composition again; other canaries stay.
 * @param judged the canary that must end: one that tries other versions, or was started again, stays
 * @throws Error when there is none
 */
export function endCanary(store: ReleaseStore, key: KeyObject, name: string, judged?: Canary): void {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = readChannel(store, key, store.canaryChannel);
    const canaries = canariesOf(seen);
    const names = Object.keys(canaries);
    if (!names.includes(name))
      throw new Error(
        `There is no canary '${name}'. ${names.length ? `Running: ${names.join(', ')}.` : 'None is running.'}`,
      );
    if (judged && !isSameTrial(judged, canaries[name]))
      throw new Error(`Canary ${name} tries something else now, so it was not ended.`);
    if (writeCanary(store, key, seen, name, undefined, `end canary ${name}`)) return;
  }
  throw new Error(TOO_MANY_WRITERS);
}

/** Whether a canary tries the same versions since the same time; its composition and visitors may differ. */
export const isSameTrial = (one: Pick<Canary, 'versions' | 'startedAt'>, other: Canary | undefined): boolean =>
  other !== undefined &&
  one.startedAt === other.startedAt &&
  JSON.stringify(Object.entries(one.versions).sort()) === JSON.stringify(Object.entries(other.versions).sort());

/**
 * Composes each canary again over a changed stable composition. One ends when it has nothing left to try, or its
 * versions are no longer compatible; the others do not depend on that.
 */
export function followWithCanaries(store: ReleaseStore, key: KeyObject, now: Date): void {
  for (const name of Object.keys(currentCanaries(store, key)))
    for (let tries = 0; tries < MAX_TRIES; tries += 1) if (tryToFollow(store, key, name, now)) break;
}

interface Draft {
  readonly canary: Canary;
  readonly composition: Composition;
  /** The state of the channel that it was made from. */
  readonly seen: Channel | undefined;
}

function draftCanary(
  store: ReleaseStore,
  key: KeyObject,
  { name, versions, share, businesses }: CanaryRequest,
  now: Date,
): Draft {
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Promote a composition first: a canary needs one to be compared with.');
  const seen = readChannel(store, key, store.canaryChannel);
  const { [name]: before, ...others } = canariesOf(seen);
  if (!before && Object.keys(others).length >= MAX_CANARIES)
    throw new Error(`${MAX_CANARIES} canaries run already; end one first: ${Object.keys(others).join(', ')}.`);
  assertOwnKeyMay(store, key, { channel: store.channel, packages: Object.keys({ ...before?.versions, ...versions }) });
  const wanted = share ?? before?.numbers.length ?? 0;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > VISITOR_NUMBERS)
    throw new Error(`The share must be a whole number from 0 to ${VISITOR_NUMBERS}.`);
  const limits = businesses ?? before?.businesses;
  const canary = {
    versions: { ...before?.versions, ...versions },
    numbers: before?.numbers ?? [],
    ...(limits && { businesses: limits }),
    by: before?.by ?? store.author.name,
    startedAt: before?.startedAt ?? now.toISOString(),
  };
  if (Object.entries(canary.versions).every(([tried, version]) => stable.packages[tried]?.version === version))
    throw new Error(`Every visitor is shown ${versionsText(canary)} already, so a canary would try nothing.`);
  const numbers = chooseNumbers(name, wanted, canary, others);
  const composition = compose(store, key, stable, canary.versions, now, { verb: 'canary' });
  return { canary: { composition: composition.id, ...canary, numbers }, composition, seen };
}

/** False when another writer has moved the channel since the draft was made. */
function applyCanary(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  { canary, composition, seen }: Draft,
  now: Date,
): boolean {
  writeComposition(store, key, composition);
  const visitors = canary.businesses ? ` visitors of ${canary.businesses.join(', ')}` : '';
  const note = `canary ${name} for ${canary.numbers.length} of 100${visitors}: ${versionsText(canary)}`;
  if (!writeCanary(store, key, seen, name, canary, note)) return false;
  // Covers a promotion in between that did not see the canary yet.
  followWithCanaries(store, key, now);
  return true;
}

const versionsText = ({ versions }: Pick<Canary, 'versions'>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/** Replaces one canary, or removes it. False when another writer has moved the channel since `seen` was read. */
function writeCanary(
  store: ReleaseStore,
  key: KeyObject,
  seen: Channel | undefined,
  name: string,
  canary: Canary | undefined,
  note: string,
): boolean {
  const { [name]: _before, ...others } = canariesOf(seen);
  const canaries = canary ? { ...others, [name]: canary } : others;
  const change = { name, composition: canary?.composition ?? '' };
  return moveChannel(store, key, store.canaryChannel, seen, { current: '', history: [], canaries }, note, change);
}

/** True when the canary is composed again or has ended; false when another writer was faster. */
function tryToFollow(store: ReleaseStore, key: KeyObject, name: string, now: Date): boolean {
  const seen = readChannel(store, key, store.canaryChannel);
  const canary = canariesOf(seen)[name];
  const stable = currentComposition(store, key);
  if (!canary || !stable || readComposition(store, key, canary.composition).parent === stable.id) return true;
  const versions = Object.fromEntries(
    Object.entries(canary.versions).filter(([tried, version]) => stable.packages[tried]?.version !== version),
  );
  const end = (why: string) => writeCanary(store, key, seen, name, undefined, `canary ${name} ended: ${why}`);
  if (!Object.keys(versions).length) return end('all that it tried is promoted');
  let composition: Composition;
  try {
    const { packages: known } = readComposition(store, key, canary.composition);
    composition = compose(store, key, stable, versions, now, { verb: 'canary', known });
  } catch (error) {
    return end(`it no longer matches the stable composition: ${(error as Error).message}`);
  }
  writeComposition(store, key, composition);
  const note = `canary ${name} follows composition ${stable.id}: ${versionsText({ versions })}`;
  return writeCanary(store, key, seen, name, { ...canary, versions, composition: composition.id }, note);
}
