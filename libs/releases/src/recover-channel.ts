import type { KeyObject } from 'node:crypto';
import { canariesOf } from './canaries-of';
import { lastAccepted } from './channel';
import type { Channel, Composition } from './composition.types';
import { moveChannelOnce } from './move-channel';
import { stopsChannel } from './number-gaps';
import { freeNumber } from './numbered-files';
import { readComposition } from './read-composition';
import type { ReleaseStore } from './release-store';
import { trustOf } from './trust/release-trust';

/** Each step passes the refused states of half a million numbers. */
const MAX_STEPS = 50;

/**
 * Shows a signed composition, also while the channel's newest state is refused, with a number above all earlier ones.
 * For an operator who knows why the channel is refused.
 * @param after the highest number that a shell has accepted, if this installation does not know it
 * @throws Error when the composition is not signed, or another writer was faster
 */
export function recoverChannel(store: ReleaseStore, key: KeyObject, id: string, after = 0): Composition {
  const composition = readComposition(store, key, id);
  const sequence = Math.max(highestSequence(store, key, store.channel), after);
  const pins = lastAccepted(store, key, store.channel)?.pins;
  const next = { current: id, history: [], ...(pins && { pins }) };
  movePastRefused(store, key, store.channel, sequence, next, `recover ${id}`);
  return composition;
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
  const sequence = Math.max(highestSequence(store, key, channel), after);
  if (sequence === 0) throw new Error('There has been no canary, so there is nothing to recover.');
  const canaries = canariesOf(lastAccepted(store, key, channel));
  movePastRefused(store, key, channel, sequence, { current: '', history: [], canaries }, 'recover canaries');
  return Object.keys(canaries);
}

/** Moves a channel to a state after `seen`, and further while refused states follow that one. */
function movePastRefused(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  seen: number,
  next: Omit<Channel, 'sequence' | 'channel'>,
  note: string,
): void {
  let sequence = seen;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    moveChannelOnce(store, key, name, { sequence }, next, note);
    const highest = highestSequence(store, key, name);
    if (highest === sequence + 1) return;
    sequence = highest;
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
