/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveChannel, readChannel } from './channel';
import { CANARY, STABLE } from './channel-names';
import { compose } from './compose';
import type { Channel, Composition } from './composition.types';
import { idOf, isIdOf } from './composition-id';
import { currentComposition, promote } from './promote';
import { writeComposition } from './read-composition';
import { rollBack } from './roll-back';
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
  show({ current: old.id });
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

test('with roles, a channel names no further composition by a short id once it has named one by a long id', async () => {
  startRoles(teams.store, teams.first, { keys: [teams.first], threshold: 1 }, EXPIRES, [teams.first]);
  const changed = async (code: string) => {
    const version = await teams.publish(teams.first, 'mf-basket', code);
    return withShortId(compose(teams.store, teams.first, old, { 'mf-basket': version }, NOW));
  };
  const last = await changed('by the last release with short ids');
  show({ current: last.id, history: [old.id] });
  await teams.release(teams.first, 'mf-basket', 'by this release');
  const { store, key } = shell();
  expect(currentComposition(store, key)?.id).toMatch(/^[0-9a-f]{32}$/);
  rollBack(teams.store, teams.first);
  expect(currentComposition(store, key)?.id).toBe(last.id);
  await teams.release(teams.first, 'mf-basket', 'by this release again');
  const made = await changed('made up');
  const current = currentComposition(teams.store, teams.first)?.id ?? '';
  const pins = { lathmere: { composition: made.id, by: 'a', pinnedAt: NOW.toISOString() } };
  for (const changes of [{ current: made.id }, { current, pins }])
    expect(() => show(changes)).toThrow(
      `It names composition ${made.id}, whose id of an earlier release is too short to be trusted.`,
    );
  expect(readChannel(store, key, STABLE)?.current).toBe(current);
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
