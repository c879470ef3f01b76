import type { KeyObject } from 'node:crypto';
import { canariesOf } from '../canaries/canaries-of';
import type { Channel, Composition } from '../compositions/composition.types';
import { readComposition } from '../compositions/read-composition';
import { freeNumber } from '../store/numbered-files';
import type { ReleaseStore } from '../store/release-store';
import { trustOf } from '../trust/release-trust';
import { MAX_HISTORY } from '../trust/state-shape';
import { lastAccepted, whyRefused } from './channel';
import { moveChannel, moveChannelOnce } from './move-channel';
import { stopsChannel } from './number-gaps';
import { afterRollback } from './rolled-back';

/** Each step passes the refused states of half a million numbers. */
const MAX_STEPS = 50;

/**
 * Shows a signed composition, also while the channel's newest state is refused, with a number above all earlier ones. For
 * an operator who knows why the channel is refused. As after a rollback, what was shown before stays in the history, and
 * its versions that the composition replaces are not promoted again without being named.
 * @param after the highest number that a shell has accepted, if this installation does not know it
 * @throws Error when the composition is not signed or is shown already, or another writer was faster: it passes refused
 * states only
 */
export function recoverChannel(store: ReleaseStore, key: KeyObject, id: string, after = 0): Composition {
  const composition = readComposition(store, key, id);
  const seen = lastAccepted(store, key, store.channel);
  if (!seen) {
    showPastRefused(store, key, undefined, after, { current: id, history: [] });
    return composition;
  }
  const isShown = seen.current === id;
  if (isShown && after <= seen.sequence && whyRefused(store, key, store.channel) === undefined)
    throw new Error(`Channel ${store.channel} is accepted and shows composition ${id}, so nothing was changed.`);
  const history = isShown ? seen.history : [...seen.history, seen.current].slice(-MAX_HISTORY);
  const rolledBack = afterRollback(seen.rolledBack, shownBy(store, key, seen) ?? composition, composition);
  showPastRefused(store, key, seen, after, { current: id, history, rolledBack });
  return composition;
}

/** The composition of an accepted state; undefined when it cannot be read, as one that a team may not have composed. */
function shownBy(store: ReleaseStore, key: KeyObject, { current }: Channel): Composition | undefined {
  try {
    return readComposition(store, key, current);
  } catch {
    return undefined;
  }
}

/**
 * Shows a composition as the first of a channel that has lost its earlier ones, also if its newest state is refused. The
 * number of the new state is above all earlier ones.
 * @throws Error when another writer was faster
 */
export function restartChannel(store: ReleaseStore, key: KeyObject, id: string): void {
  showPastRefused(
    store,
    key,
    lastAccepted(store, key, store.channel),
    0,
    { current: id, history: [] },
    `start with ${id}`,
  );
}

function showPastRefused(
  store: ReleaseStore,
  key: KeyObject,
  seen: Channel | undefined,
  after: number,
  shown: Pick<Channel, 'current' | 'history' | 'rolledBack'>,
  note = `recover ${shown.current}`,
): void {
  const { pins, sequence: accepted = 0 } = seen ?? {};
  const sequence = Math.max(highestSequence(store, key, store.channel), after);
  const next = { ...shown, ...(pins && { pins }) };
  movePastRefused(store, key, store.channel, { sequence, accepted }, next, note);
}

/**
 * Lets the canaries that were accepted last run again although a later state of their channel is refused, by a state with
 * a number above all earlier ones.
 * @param after the highest number that a shell has accepted, if this installation does not know it
 * @returns their names; none when this machine has accepted no state
 * @throws Error when there has been no canary, or another writer was faster
 */
export function recoverCanaries(store: ReleaseStore, key: KeyObject, after = 0): string[] {
  const channel = store.canaryChannel;
  const seen = lastAccepted(store, key, channel);
  const sequence = Math.max(highestSequence(store, key, channel), after);
  if (sequence === 0) throw new Error('There has been no canary, so there is nothing to recover.');
  const canaries = canariesOf(seen);
  const next = { current: '', history: [], canaries };
  movePastRefused(store, key, channel, { sequence, accepted: seen?.sequence ?? 0 }, next, 'recover canaries');
  return Object.keys(canaries);
}

/**
 * Moves a channel to a state after `seen`, and further while refused states follow that one.
 * @throws Error when a valid state has appeared since `seen` was read
 */
function movePastRefused(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  seen: { readonly sequence: number; readonly accepted: number },
  next: Omit<Channel, 'sequence' | 'channel'>,
  note: string,
): void {
  moveChannelOnce(store, key, name, seen, next, note);
  let accepted = seen.sequence + 1;
  for (let step = 1; step < MAX_STEPS; step += 1) {
    const sequence = highestSequence(store, key, name);
    // A valid state after this one is another publisher's next change.
    if (sequence === accepted || (lastAccepted(store, key, name)?.sequence ?? 0) > accepted) return;
    if (moveChannel(store, key, name, { sequence, accepted }, next, note)) accepted = sequence + 1;
  }
}

/**
 * The number after which a recovery continues: the highest that a state of the channel ever had, trusted or not. With
 * roles, states that are too far away to stop the channel do not count, and no file has the next number.
 */
function highestSequence(store: ReleaseStore, key: KeyObject, name: string): number {
  const accepted = lastAccepted(store, key, name)?.sequence ?? 0;
  const numbers = store.sequences(name);
  if (!trustOf(store, key).root) return Math.max(accepted, numbers.at(-1) ?? 0);
  const newest = numbers.findLast((number) => stopsChannel(accepted, number)) ?? 0;
  return freeNumber(numbers, Math.max(accepted, newest)) - 1;
}
