/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChannel } from './channel';
import { CANARY, STABLE } from './channel-names';
import { compose } from './compose';
import type { Channel, Composition } from './composition.types';
import { idOf, isIdOf } from './composition-id';
import { moveChannel } from './move-channel';
import { probeAndPin } from './pins';
import { currentComposition, promote } from './promote';
import { writeComposition } from './read-composition';
import { recoverChannel } from './recover-channel';
import { rollBack } from './roll-back';
import { signValue } from './signature';
import { probeAndTake } from './take-composition';
import { startRoles } from './trust/change-roles';
import { EXPIRES, NOW, publicHalf, TestTeams } from './trust/test-teams';

let folder: string;
let teams: TestTeams;
/** What the channel shows, under an id of an earlier release. */
let old: Composition;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'composition-id-'));
  teams = new TestTeams(folder);
  const versions: Record<string, string> = {};
  for (const name of ['shell', 'mf-basket', 'mf-slots']) versions[name] = await teams.publish(teams.first, name, 'one');
  old = withShortId(promote(teams.store, teams.first, versions, NOW));
  asEarlierRelease({ current: old.id, history: [] });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The composition as an earlier release wrote it. */
function withShortId(composition: Composition): Composition {
  const short = { ...composition, id: composition.id.slice(0, 16) };
  writeComposition(teams.store, teams.first, short);
  return short;
}

/** Moves the channel to a further state. */
const show = (next: { current: string; history?: readonly string[]; pins?: Channel['pins'] }) =>
  moveChannel(
    teams.store,
    teams.first,
    STABLE,
    readChannel(teams.store, teams.first, STABLE),
    { history: [], ...next },
    '',
  );
/** Writes the channel's next state as the last release with short ids did. */
function asEarlierRelease(next: { current: string; history: readonly string[] }, channel = STABLE): void {
  const sequence = (teams.store.sequences(channel).at(-1) ?? 0) + 1;
  const state = { channel, sequence, at: new Date().toISOString(), ...next };
  teams.store.create(JSON.stringify(signValue('channel', state, teams.first)), 'channels', channel, `${sequence}.json`);
}

/** A composition with another version of mf-basket, under a short id. */
async function changed(code: string): Promise<Composition> {
  const version = await teams.publish(teams.first, 'mf-basket', code);
  return withShortId(compose(teams.store, teams.first, old, { 'mf-basket': version }, NOW));
}

const shell = () => ({ store: teams.machine('shell'), key: publicHalf(teams.first) });

test('an id is the start of the digest of its composition', () => {
  const { id: _id, ...draft } = old;
  expect(idOf(draft)).toMatch(/^[0-9a-f]{32}$/);
  for (const id of [idOf(draft), idOf(draft).slice(0, 16)]) {
    expect(isIdOf(id, draft)).toBe(true);
    expect(isIdOf(id, { ...draft, note: 'another' })).toBe(false);
  }
  for (const length of [1, 15, 17, 31]) expect(isIdOf(idOf(draft).slice(0, length), draft)).toBe(false);
});

test('an installation of an earlier release goes on, and can go back to what it showed', async () => {
  const { store, key } = shell();
  expect(currentComposition(store, key)).toEqual(old);
  const next = await teams.release(teams.first, 'mf-basket', 'two');
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  rollBack(teams.store, teams.first);
  expect(currentComposition(store, key)?.id).toBe(old.id);
});

test('with roles, a state of this release is followed by no further composition with a short id', async () => {
  startRoles(teams.store, teams.first, { keys: [teams.first], threshold: 1 }, EXPIRES, [teams.first]);
  const last = await changed('by the last release with short ids');
  asEarlierRelease({ current: last.id, history: [old.id] });
  const { store, key } = shell();
  expect(currentComposition(store, key)?.id).toBe(last.id);
  await teams.release(teams.first, 'mf-basket', 'by this release');
  expect(currentComposition(store, key)?.id).toMatch(/^[0-9a-f]{32}$/);
  // What was shown may be shown again, and does not open the channel for others.
  rollBack(teams.store, teams.first);
  expect(currentComposition(store, key)?.id).toBe(last.id);
  const made = await changed('made up');
  const pins = { lathmere: { composition: made.id, by: 'a', pinnedAt: NOW.toISOString() } };
  for (const changes of [{ current: made.id }, { current: last.id, pins }])
    expect(() => show(changes)).toThrow(
      `Composition ${made.id} has an id of an earlier release, too short to be trusted: promote its versions again.`,
    );
  asEarlierRelease({ current: made.id, history: [] });
  expect(() => readChannel(store, key, STABLE)).toThrow('It would allow short ids of compositions again.');
  recoverChannel(teams.store, teams.first, last.id);
  expect(currentComposition(teams.machine('new'), key)?.id).toBe(last.id);
});

test('with roles, a canary has no short id once its channel shows a composition with a long one', async () => {
  startRoles(teams.store, teams.first, { keys: [teams.first], threshold: 1 }, EXPIRES, [teams.first]);
  await teams.release(teams.first, 'mf-basket', 'two');
  const shown = currentComposition(teams.store, teams.first) as Composition;
  const version = await teams.publish(teams.first, 'mf-slots', 'tried');
  const tried = withShortId(compose(teams.store, teams.first, shown, { 'mf-slots': version }, NOW));
  const canary = { composition: tried.id, versions: { 'mf-slots': version }, numbers: [1] };
  const canaries = { 'mf-slots': canary };
  moveChannel(teams.store, teams.first, CANARY, undefined, { current: '', history: [], canaries }, '');
  expect(() => readChannel(shell().store, shell().key, CANARY)).toThrow('too short to be trusted');
});

test('with roles, a composition with a short id is refused before it is probed', async () => {
  startRoles(teams.store, teams.first, { keys: [teams.first], threshold: 1 }, EXPIRES, [teams.first]);
  await teams.release(teams.first, 'mf-basket', 'by this release');
  const made = await changed('made up');
  asEarlierRelease({ current: made.id, history: [] }, 'staging');
  const { store, first } = teams;
  const probe = jest.fn(async () => undefined);
  const request = { from: 'staging', allowsRemoval: false };
  for (const changing of [
    probeAndTake(store, first, request, NOW, probe),
    probeAndPin(store, first, 'lathmere', made.id, NOW, probe),
  ])
    await expect(changing).rejects.toThrow('too short to be trusted');
  expect(probe).not.toHaveBeenCalled();
});
