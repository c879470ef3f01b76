import { canariesOf } from '../canaries/canaries-of';
import { baseChannel } from '../channels/channel-names';
import type { Canary, Channel } from '../compositions/composition.types';
import { readLinkedComposition } from '../compositions/linked-composition';
import type { ReleaseStore } from '../store/release-store';
import { assertComposedByTeams, changedPackages } from './composition-authority';
import type { ReleaseTrust } from './release-trust';
import { assertStateShape } from './state-shape';

/** When a state is judged. */
export interface Judgement {
  readonly now: number;
  /** How long after its expiry a role counts; none for the publisher itself. */
  readonly leewayMs?: number;
}

/** Earlier compositions that a canary may be made from: it follows a promotion a moment later. */
const LATE_FOLLOWERS = 3;

/**
 * @param before the state before, which was accepted; undefined for the channel's first
 * @param signer the key that signed the next state
 * @throws Error unless the signer has a role for the channel and for every package that the next state changes
 */
export function assertMayChange(
  store: ReleaseStore,
  trust: ReleaseTrust,
  before: Channel | undefined,
  next: Channel,
  signer: string,
  { now, leewayMs }: Judgement,
): void {
  const { channel } = next;
  trust.assertMay(signer, { channel }, now, leewayMs);
  if (!trust.root) return;
  assertStateShape(next);
  const may = (packages: readonly string[]) => trust.assertMay(signer, { channel, packages }, now, leewayMs);
  if (baseChannel(channel) !== channel) {
    assertMayChangeCanaries({ store, trust, may }, before, next);
    return;
  }
  const shown = readLinkedComposition(store, next.current);
  const known = new Set(before ? [...before.history, before.current] : []);
  if (before) may(changedPackages(readLinkedComposition(store, before.current), shown));
  else assertComposedByTeams(store, trust, shown);
  for (const business of new Set([...Object.keys(before?.pins ?? {}), ...Object.keys(next.pins ?? {})])) {
    const shownTo = (state: Channel | undefined) =>
      (state?.pins && Object.hasOwn(state.pins, business) && state.pins[business]?.composition) || state?.current;
    const [one, other] = [shownTo(before) ?? next.current, shownTo(next) ?? next.current];
    // A business that stays pinned is not changed by what the channel shows to others.
    if (one !== other) may(changedPackages(readLinkedComposition(store, one), readLinkedComposition(store, other)));
  }
  for (const id of next.history)
    if (!known.has(id)) throw new Error(`It says that composition ${id} was shown before, which it was not.`);
}

/**
 * Canaries are made from what their channel shows. States may arrive long after it has moved on, so only the last of
 * several is compared with it, in every canary that differs from those of the state before all of them.
 * @throws Error when a canary was made from another composition
 */
export function assertMadeFromShown(
  store: ReleaseStore,
  stable: Channel | undefined,
  before: Channel | undefined,
  next: Channel,
): void {
  const shown = stable ? [stable.current, ...stable.history.slice(-LATE_FOLLOWERS)] : [];
  const earlier = canariesOf(before);
  for (const [name, canary] of Object.entries(canariesOf(next))) {
    if (Object.hasOwn(earlier, name) && JSON.stringify(earlier[name]) === JSON.stringify(canary)) continue;
    const { parent = '' } = readLinkedComposition(store, canary.composition);
    if (!shown.includes(parent))
      throw new Error(`Composition ${canary.composition} of a canary was not made from one that its channel shows.`);
  }
}

interface CanaryJudge {
  readonly store: ReleaseStore;
  readonly trust: ReleaseTrust;
  /** @throws Error unless the signer may release these packages on the channel */
  readonly may: (packages: readonly string[]) => void;
}

function assertMayChangeCanaries(judge: CanaryJudge, before: Channel | undefined, next: Channel): void {
  const earlier = canariesOf(before);
  for (const [name, canary] of Object.entries(canariesOf(next))) {
    const known = Object.hasOwn(earlier, name) ? earlier[name] : undefined;
    if (JSON.stringify(known) !== JSON.stringify(canary)) assertMayTry(judge, known, canary);
  }
}

/** Another team may compose a canary again over what it promoted; only its own team changes what it tries, and for whom. */
function assertMayTry({ store, trust, may }: CanaryJudge, before: Canary | undefined, canary: Canary): void {
  const composition = readLinkedComposition(store, canary.composition);
  const { parent = '' } = composition;
  const base = readLinkedComposition(store, parent);
  assertComposedByTeams(store, trust, base);
  const tried = changedPackages(base, composition);
  const visitors = ({ numbers, businesses, startedAt }: Canary) => JSON.stringify([numbers, businesses, startedAt]);
  if (!before || visitors(before) !== visitors(canary)) may([...tried, ...Object.keys(canary.versions)]);
  else {
    const other = new Set(changedPackages(readLinkedComposition(store, before.composition), composition));
    may(tried.filter((name) => other.has(name)));
    for (const [name, version] of Object.entries(canary.versions)) {
      const isKept = Object.hasOwn(before.versions, name) && before.versions[name] === version;
      if (!isKept || composition.packages[name]?.version !== version) may([name]);
    }
  }
}
