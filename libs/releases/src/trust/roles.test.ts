/** @jest-environment node */

import type { KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '../canaries/canaries';
import { currentCanaries } from '../canaries/current-canaries';
import { readChannel } from '../channels/channel';
import { CANARY, STABLE } from '../channels/channel-names';
import { moveChannel } from '../channels/move-channel';
import { probeAndPin } from '../channels/pins';
import { promote } from '../channels/promote';
import { recoverChannel } from '../channels/recover-channel';
import { rollBack, rollBackPackage } from '../channels/roll-back';
import { probeAndTake } from '../channels/take-composition';
import { compose } from '../compositions/compose';
import { currentComposition } from '../compositions/current-composition';
import { readComposition, withId, writeComposition } from '../compositions/read-composition';
import { readChanges } from '../logs/change-log';
import { readManifest } from '../publishing/read-manifest';
import { newestVersion, readReleaseRecord } from '../publishing/release-record';
import { readPass, signPass } from '../signatures/pass';
import { keyFingerprint } from '../signatures/release-key';
import { signValue } from '../signatures/signature';
import { cleanReleases } from '../store/clean-releases';
import { PublishedFiles } from '../store/published-files';
import { addRole, removeRole, renewRole, rotateRole, rotateRoot, startRoles } from './change-roles';
import { newestRoot, readRoleChanges } from './newest-root';
import { CLOCK_LEEWAY_MS } from './release-trust';
import { EXPIRES, NOW, newKey, publicHalf, TestTeams } from './test-teams';

const accept = () => Promise.resolve();
const HOUR_MS = 3_600_000;

let folder: string;
let teams: TestTeams;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roles-'));
  teams = new TestTeams(folder);
  await teams.start();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A shell that has the installation's public key alone. */
const shell = (name = 'shell', channel?: string) => ({
  store: teams.machine(name, channel),
  key: publicHalf(teams.first),
});
const shownBy = ({ store, key } = shell()) => currentComposition(store, key)?.id;
const stateFile = (sequence: number, channel = STABLE) =>
  join(folder, 'releases/channels', channel, `${sequence}.json`);
const rootFile = (version: number) => join(folder, 'releases/roots', `${version}.json`);
const at = (time: string | number) => jest.spyOn(Date, 'now').mockReturnValue(new Date(time).getTime());

/** Writes a channel's next state without any check, as somebody who may write to the store. */
function forceState(key: KeyObject, current: string, changes: object = {}) {
  const before = readChannel(teams.store, teams.first, STABLE);
  const sequence = (before?.sequence ?? 0) + 1;
  const history = [...(before?.history ?? []), before?.current];
  const state = {
    channel: STABLE,
    sequence,
    at: new Date().toISOString(),
    current,
    history,
    ...changes,
  };
  writeFileSync(stateFile(sequence), JSON.stringify(signValue('channel', state, key)));
}

describe('a team', () => {
  test('publishes, promotes and takes back its own package', async () => {
    const before = shownBy();
    const id = await teams.release(teams.basket, 'mf-basket', 'two');
    expect(shownBy()).toBe(id);
    await rollBackPackage(teams.store, teams.basket, 'mf-basket', NOW, accept);
    const { store, key } = shell();
    const [now, first] = [currentComposition(store, key), readComposition(store, key, before ?? '')];
    expect(now?.packages).toEqual(first.packages);
  });

  test('publishes nothing of another team', async () => {
    await expect(teams.publish(teams.slots, 'mf-basket', 'two')).rejects.toThrow(
      'Role slots-team may not release mf-basket; installation, basket-team may.',
    );
    expect(teams.store.list('packages', 'mf-basket')).toHaveLength(1);
  });

  test('promotes nothing of another team', async () => {
    const version = await teams.publish(teams.basket, 'mf-basket', 'two');
    const before = teams.store.list('compositions');
    expect(() => promote(teams.store, teams.slots, { 'mf-basket': version }, NOW)).toThrow(
      'Role slots-team may not release mf-basket',
    );
    expect(teams.store.list('compositions')).toEqual(before);
    expect(teams.store.sequences(STABLE)).toEqual([1]);
  });

  test('takes nothing of another team back, by a package or a whole composition', async () => {
    await teams.release(teams.basket, 'mf-basket', 'two');
    expect(() => rollBack(teams.store, teams.slots)).toThrow('Role slots-team may not release mf-basket');
    await expect(rollBackPackage(teams.store, teams.slots, 'mf-basket', NOW, accept)).rejects.toThrow(
      'may not release',
    );
    expect(teams.store.sequences(STABLE)).toEqual([1, 2]);
  });

  test('changes no channel that its role lacks', async () => {
    const first = shownBy(shell()) ?? '';
    const staging = teams.machine('first', 'staging');
    await probeAndTake(staging, teams.basket, { from: STABLE, tested: first, allowsRemoval: false }, NOW, accept);
    expect(currentComposition(shell('other', 'staging').store, publicHalf(teams.first))?.id).toBe(first);
    const version = await teams.publish(teams.slots, 'mf-slots', 'two');
    expect(() => promote(staging, teams.slots, { 'mf-slots': version }, NOW)).toThrow(
      'Role slots-team may not change channel staging.',
    );
  });

  test('is refused with a key without a role', async () => {
    const stranger = newKey();
    const what = `The key ${keyFingerprint(stranger)} has no role in this installation.`;
    await expect(teams.publish(stranger, 'mf-basket', 'two')).rejects.toThrow(what);
    expect(() => promote(teams.store, stranger, {}, NOW)).toThrow(what);
  });

  test('gets and loses its role in the log', () => {
    const changes = () => readRoleChanges(teams.store, publicHalf(teams.first));
    teams.removeFirstRole();
    rotateRole(teams.store, teams.first, 'slots-team', [publicHalf(newKey())], true, [teams.first]);
    expect(changes().faults).toEqual([]);
    expect(changes().changes).toMatchObject([
      { channel: 'roles', sequence: 1, by: 'first', note: 'roles init', key: keyFingerprint(teams.first) },
      { channel: 'roles', sequence: 2, by: 'first', note: 'roles add basket-team for mf-basket on stable, staging' },
      { channel: 'roles', sequence: 3, by: 'first', note: 'roles add slots-team for mf-slots on stable' },
      { channel: 'roles', sequence: 4, by: 'first', note: 'roles remove installation' },
      { channel: 'roles', sequence: 5, by: 'first', note: 'roles rotate slots-team, whose keys leaked' },
    ]);
    const third = readFileSync(rootFile(3), 'utf8');
    writeFileSync(rootFile(3), third.replace('slots-team', 'slots-tram'));
    expect(changes()).toMatchObject({
      changes: [{ sequence: 1 }, { sequence: 2 }],
      faults: [expect.stringMatching(/^The root of the roles cannot be used: /)],
    });
    rmSync(rootFile(3));
    expect(changes().faults).toEqual(['Root 3 of the roles is missing.']);
  });

  test('is named in the log by its role and key', async () => {
    await teams.release(teams.basket, 'mf-basket', 'two');
    const { store, key } = shell();
    expect(readChanges(store, key, STABLE)).toMatchObject({
      faults: [],
      changes: [{ key: keyFingerprint(teams.first) }, { role: 'basket-team', key: keyFingerprint(teams.basket) }],
    });
  });
});

describe('a line in the log of a channel', () => {
  const line = (sequence: number) => ({
    channel: STABLE,
    sequence,
    at: NOW.toISOString(),
    by: 'eve',
    note: 'promote',
    composition: '',
  });
  const writeLine = (key: KeyObject, sequence: number) =>
    writeFileSync(
      join(folder, `releases/log/stable/${sequence}.json`),
      JSON.stringify(signValue('change', { ...line(sequence), key: keyFingerprint(key) }, key)),
    );
  const log = () => readChanges(shell('log').store, publicHalf(teams.first), STABLE);
  const noRole = (key: KeyObject, sequence: number) =>
    `Entry ${sequence} of the log of stable is signed with the key ${keyFingerprint(key)}, which had no role for the channel then.`;

  test('of a key that has a role for another channel only is a fault', async () => {
    const key = newKey();
    teams.add('staging-team', ['*'], ['staging'], key);
    writeLine(key, 2);
    recoverChannel(teams.store, teams.basket, currentComposition(teams.store, teams.first)?.id ?? '', 2);
    expect(log().changes.map(({ sequence }) => sequence)).toEqual([1, 3]);
    expect(log().faults).toEqual([noRole(key, 2)]);
  });

  test('from before its role was narrowed counts, and one from after it is a fault', async () => {
    await teams.release(teams.basket, 'mf-basket', 'two');
    removeRole(teams.store, teams.first, 'basket-team', false, [teams.first]);
    teams.add('basket-team', ['mf-basket'], ['staging'], teams.basket);
    await teams.release(teams.slots, 'mf-slots', 'two');
    expect(log()).toMatchObject({ changes: { length: 3 }, faults: [] });
    writeLine(teams.basket, 4);
    expect(log().faults).toEqual([noRole(teams.basket, 4)]);
  });
});

describe('a shell refuses, and keeps what it shows,', () => {
  test('a state that changes a package of another team', async () => {
    const { store, key } = shell();
    const before = shownBy({ store, key });
    const version = await teams.publish(teams.basket, 'mf-basket', 'two');
    const evil = compose(teams.store, teams.slots, currentComposition(store, key), { 'mf-basket': version }, NOW);
    writeComposition(teams.store, teams.slots, evil);
    forceState(teams.slots, evil.id);
    expect(() => readChannel(store, key, STABLE)).toThrow(
      'State 2 of channel stable is refused: Role slots-team may not release mf-basket',
    );
    expect(() => readComposition(store, key, evil.id)).toThrow('may not release mf-basket');
    expect(store.memory.newest(STABLE, key)?.current).toBe(before);
  });

  test('a state that shows an old version of another team again', async () => {
    const { store, key } = shell();
    const old = shownBy({ store, key }) ?? '';
    await teams.release(teams.basket, 'mf-basket', 'two');
    readChannel(store, key, STABLE);
    // Made from what was shown long ago, it changes mf-slots alone.
    const version = await teams.publish(teams.slots, 'mf-slots', 'two');
    const parent = readComposition(store, key, old);
    const replayed = compose(teams.store, teams.slots, parent, { 'mf-slots': version }, NOW);
    writeComposition(teams.store, teams.slots, replayed);
    forceState(teams.slots, replayed.id);
    expect(() => readChannel(store, key, STABLE)).toThrow('Role slots-team may not release mf-basket');
    expect(() => readChannel(shell('new').store, key, STABLE)).toThrow('Role slots-team may not release mf-basket');
  });

  test('an older state, although its key has leaked since', async () => {
    const { store, key } = shell();
    await teams.release(teams.basket, 'mf-basket', 'two');
    const id = await teams.release(teams.slots, 'mf-slots', 'two');
    expect(shownBy({ store, key })).toBe(id);
    rotateRole(teams.store, teams.first, 'basket-team', [publicHalf(newKey())], true, [teams.first]);
    rmSync(stateFile(3));
    for (const machine of [store, shell().store])
      expect(() => readChannel(machine, key, STABLE)).toThrow('State 2 of channel stable is older than state 3');
    expect(() => readChannel(shell('new').store, key, STABLE)).toThrow('with which root 4 begins, is missing');
  });

  test('a state with a history that was not shown', async () => {
    const version = await teams.publish(teams.slots, 'mf-slots', 'two');
    const mine = compose(
      teams.store,
      teams.slots,
      currentComposition(teams.store, teams.first),
      { 'mf-slots': version },
      NOW,
    );
    writeComposition(teams.store, teams.slots, mine);
    forceState(teams.slots, mine.id, { history: ['0123456789abcdef0123456789abcdef'] });
    expect(() => readChannel(shell().store, publicHalf(teams.first), STABLE)).toThrow('which it was not');
  });

  test('a composition under the id of another one', async () => {
    const { store, key } = shell();
    const shown = currentComposition(store, key);
    const forged = { ...shown, note: 'another' };
    const file = join(folder, 'releases/compositions', `${shown?.id}.json`);
    writeFileSync(file, JSON.stringify(signValue('composition', forged, teams.first)));
    expect(() => readComposition(store, key, shown?.id ?? '')).toThrow('was changed');
  });

  test('a refused state does not end the channel: the next one may follow the state before it', async () => {
    const { store, key } = shell();
    const before = shownBy({ store, key }) ?? '';
    forceState(newKey(), before);
    expect(() => readChannel(store, key, STABLE)).toThrow('not signed with a key that has a role here');
    expect(() => promote(teams.store, teams.basket, {}, NOW)).toThrow('not signed with a key');
    recoverChannel(teams.store, teams.basket, before);
    expect(readChannel(store, key, STABLE)).toMatchObject({ sequence: 3, current: before });
    expect(await teams.release(teams.basket, 'mf-basket', 'two')).toBe(shownBy({ store, key }));
  });

  test('the record of a version that another team signed', async () => {
    const version = await teams.publish(teams.basket, 'mf-basket', 'two');
    const record = readReleaseRecord(teams.store, teams.first, 'mf-basket', version);
    const file = join(folder, 'releases/packages/mf-basket', version, 'release.json');
    writeFileSync(file, JSON.stringify(signValue('release', record, teams.slots)));
    expect(() => readReleaseRecord(teams.store, teams.basket, 'mf-basket', version)).toThrow(
      `which may not release mf-basket`,
    );
    expect(newestVersion(teams.store, teams.basket, 'mf-basket')).not.toBe(version);
  });
});

test('a business is pinned to other versions only by the teams that they belong to', async () => {
  const first = shownBy() ?? '';
  await teams.release(teams.basket, 'mf-basket', 'two');
  await expect(probeAndPin(teams.store, teams.slots, 'lathmere', first, NOW, accept)).rejects.toThrow(
    'Role slots-team may not release mf-basket',
  );
  await probeAndPin(teams.store, teams.basket, 'lathmere', first, NOW, accept);
  await teams.release(teams.slots, 'mf-slots', 'two');
  for (const { store, key } of [shell(), shell('new')])
    expect(readChannel(store, key, STABLE)?.pins?.lathmere?.composition).toBe(first);
});

describe('a canary', () => {
  const canaryOf = async (key: KeyObject, name: string, code: string) => {
    const version = await teams.publish(key, name, code);
    return startCanary(teams.store, key, { name, versions: { [name]: version }, share: 5 }, NOW);
  };
  const forceCanary = (key: KeyObject, name: string, changes: object) => {
    const before = readChannel(teams.store, key, CANARY);
    const sequence = (before?.sequence ?? 0) + 1;
    const canaries = { ...before?.canaries, [name]: { ...before?.canaries?.[name], ...changes } };
    const state = { channel: CANARY, sequence, current: '', history: [], canaries };
    mkdirSync(join(folder, 'releases/channels', CANARY), { recursive: true });
    writeFileSync(stateFile(sequence, CANARY), JSON.stringify(signValue('channel', state, key)));
  };

  test('belongs to its team, and follows what another team promotes', async () => {
    await canaryOf(teams.basket, 'mf-basket', 'tried');
    const tried = currentCanaries(teams.store, teams.first)['mf-basket'];
    await teams.release(teams.slots, 'mf-slots', 'two');
    const { store, key } = shell();
    const canary = currentCanaries(store, key)['mf-basket'];
    expect(canary).toEqual({ ...tried, composition: canary?.composition });
    const { packages, parent } = readComposition(store, key, canary?.composition ?? '');
    expect([parent, packages['mf-basket']?.version]).toEqual([shownBy({ store, key }), tried?.versions['mf-basket']]);
    await expect(canaryOf(teams.slots, 'mf-basket', 'other')).rejects.toThrow('may not release mf-basket');
  });

  test('of another team keeps its visitors and versions', async () => {
    await canaryOf(teams.basket, 'mf-basket', 'tried');
    forceCanary(teams.slots, 'mf-basket', { numbers: [1, 2, 3, 4, 5, 6, 7] });
    const { store, key } = shell();
    expect(() => currentCanaries(store, key)).toThrow('Role slots-team may not release mf-basket');
  });

  test('is not made from a composition that its channel does not show', async () => {
    const version = await teams.publish(teams.slots, 'mf-slots', 'two');
    const { id, ...shown } = currentComposition(teams.store, teams.first) ?? {
      id: '',
      note: '',
      createdAt: '',
      packages: {},
    };
    const side = withId({ ...shown, note: 'aside', parent: id });
    const made = compose(teams.store, teams.slots, side, { 'mf-slots': version }, NOW, { verb: 'canary' });
    for (const one of [side, made]) writeComposition(teams.store, teams.slots, one);
    const versions = { 'mf-slots': version };
    forceCanary(teams.slots, 'mf-slots', { composition: made.id, versions, numbers: [1], startedAt: EXPIRES });
    expect(() => currentCanaries(shell().store, publicHalf(teams.first))).toThrow(
      'not made from one that its channel shows',
    );
  });

  test('ends with the key of any team of its channel', async () => {
    await canaryOf(teams.basket, 'mf-basket', 'tried');
    endCanary(teams.store, teams.slots, 'mf-basket');
    expect(currentCanaries(shell().store, publicHalf(teams.first))).toEqual({});
  });
});

describe('a key', () => {
  test('is replaced while what it showed stays, also for a new machine; it signs nothing new', async () => {
    const id = await teams.release(teams.basket, 'mf-basket', 'two');
    const unshown = await teams.publish(teams.basket, 'mf-basket', 'three');
    const known = shell('known');
    expect(shownBy(known)).toBe(id);
    const next = newKey();
    rotateRole(teams.store, teams.first, 'basket-team', [publicHalf(next)], false, [teams.first]);
    for (const machine of [known, shell('new')]) expect(shownBy(machine)).toBe(id);
    expect(() => promote(teams.store, teams.basket, { 'mf-basket': unshown }, NOW)).toThrow('has no role');
    // What the old key published is still the team's.
    const { id: later } = promote(teams.store, next, { 'mf-basket': unshown }, NOW);
    for (const machine of [known, shell('newer')]) expect(shownBy(machine)).toBe(later);
    await rollBackPackage(teams.store, next, 'mf-basket', NOW, accept);
    expect(readChanges(known.store, known.key, STABLE).faults).toEqual([]);
  });

  test('that leaked counts for nothing any more, except what is shown', async () => {
    const id = await teams.release(teams.basket, 'mf-basket', 'two');
    const unshown = await teams.publish(teams.basket, 'mf-basket', 'three');
    const next = newKey();
    rotateRole(teams.store, teams.first, 'basket-team', [publicHalf(next)], true, [teams.first]);
    const machine = shell('new');
    expect(shownBy(machine)).toBe(id);
    const { packages } = readComposition(machine.store, machine.key, id);
    const shown = Object.entries(packages).map(([name, entry]) => readManifest(machine.store, name, entry));
    new PublishedFiles(machine.store, machine.key).checkAll(Object.fromEntries(shown.map((one) => [one.name, one])));
    expect(() => promote(teams.store, next, { 'mf-basket': unshown }, NOW)).toThrow('not signed with a key');
    expect(newestVersion(teams.store, next, 'mf-basket')).not.toBe(unshown);
    // The team takes back what the leaked key showed, and publishes again.
    await rollBackPackage(teams.store, next, 'mf-basket', NOW, accept);
    expect(await teams.release(next, 'mf-basket', 'four')).toBe(shownBy(machine));
    expect(() =>
      rotateRole(teams.store, teams.first, 'basket-team', [publicHalf(teams.basket)], false, [teams.first]),
    ).toThrow('has leaked');
  });

  test('of the installation releases nothing once its role is removed, and older machines follow', async () => {
    const known = shell('known');
    const id = shownBy(known);
    teams.removeFirstRole();
    expect(() => promote(teams.store, teams.first, {}, NOW)).toThrow('has no role');
    for (const machine of [known, shell('new')]) expect(shownBy(machine)).toBe(id);
    expect(await teams.release(teams.slots, 'mf-slots', 'two')).toBe(shownBy(known));
  });

  test('makes links only with a role for the channel', () => {
    const pass = { purpose: 'releases', expiresAt: EXPIRES, by: 'ann@example.com' } as const;
    const [stable, staging] = [shell(), shell('staging', 'staging')];
    const isValid = (issuer: typeof stable, key: KeyObject) =>
      readPass(issuer, signPass(key, pass), 'releases', Date.now()) !== undefined;
    expect([isValid(stable, teams.slots), isValid(staging, teams.slots), isValid(staging, teams.basket)]).toEqual([
      ...[true, false, true],
    ]);
    rotateRole(teams.store, teams.first, 'slots-team', [publicHalf(newKey())], false, [teams.first]);
    expect(isValid(stable, teams.slots)).toBe(false);
  });

  test('makes links to a developer’s server only for a remote of its role', () => {
    const linksTo = (remote: string) =>
      readPass(
        shell(),
        signPass(teams.slots, { purpose: 'developer', remote, expiresAt: EXPIRES, by: 'ann@example.com' }),
        'developer',
        Date.now(),
      );
    expect(linksTo('mf-slots')).toBeDefined();
    expect(linksTo('mf-basket')).toBeUndefined();
  });
});

describe('an expiry', () => {
  const END = '2027-06-01T00:00:00.000Z';
  const end = Date.parse(END);
  beforeEach(() => renewRole(teams.store, teams.first, 'basket-team', END, [teams.first]));

  test('ends what a role may sign, and what it showed stays', async () => {
    at(end - 1);
    const id = await teams.release(teams.basket, 'mf-basket', 'two');
    const known = shell('known');
    expect(shownBy(known)).toBe(id);
    at(end);
    const sentence = `Role basket-team expired at ${END}; roles renew basket-team.`;
    expect(() => promote(teams.store, teams.basket, {}, NOW)).toThrow(sentence);
    await expect(teams.publish(teams.basket, 'mf-basket', 'three')).rejects.toThrow(sentence);
    at(end + 90 * 24 * HOUR_MS);
    for (const machine of [known, shell('new')]) expect(shownBy(machine)).toBe(id);
    expect(await teams.release(teams.slots, 'mf-slots', 'two')).toBe(shownBy(known));
    renewRole(teams.store, teams.first, 'basket-team', EXPIRES, [teams.first]);
    expect(await teams.release(teams.basket, 'mf-basket', 'three')).toBe(shownBy(known));
  });

  test('a publisher whose clock is an hour behind freezes nothing, and one that is ahead changes nothing', async () => {
    const known = shell('known');
    readChannel(known.store, known.key, STABLE);
    // It is the last minute of the role by the publisher's clock, and the shell's clock is an hour ahead.
    at(end - 1);
    const id = await teams.release(teams.basket, 'mf-basket', 'two');
    at(end + 2 * HOUR_MS - 1);
    expect(shownBy(known)).toBe(id);
    expect(CLOCK_LEEWAY_MS).toBe(2 * HOUR_MS);
    at(end + HOUR_MS);
    expect(() => promote(teams.store, teams.basket, {}, NOW)).toThrow('expired');
    expect(shownBy(known)).toBe(id);
  });

  test('a state that an expired role signed is refused after the leeway', async () => {
    const known = shell('known');
    const before = shownBy(known);
    at(end - 1);
    await teams.release(teams.basket, 'mf-basket', 'two');
    at(end + CLOCK_LEEWAY_MS);
    expect(() => readChannel(known.store, known.key, STABLE)).toThrow(`is refused: Role basket-team expired at ${END}`);
    expect(known.store.memory.newest(STABLE, known.key)?.current).toBe(before);
  });

  test('of the root ends all changes until it is signed again', async () => {
    const known = shell('known');
    const before = shownBy(known);
    at(Date.parse(EXPIRES));
    await expect(teams.release(teams.slots, 'mf-slots', 'two')).rejects.toThrow('Root 4 expired');
    expect(shownBy(known)).toBe(before);
    renewRole(teams.store, teams.first, undefined, '2199-01-01T00:00:00.000Z', [teams.first]);
    renewRole(teams.store, teams.first, 'slots-team', '2199-01-01T00:00:00.000Z', [teams.first]);
    expect(await teams.release(teams.slots, 'mf-slots', 'two')).toBe(shownBy(known));
  });

  test('a version that is published by a clock an hour behind is still the newest', async () => {
    const ahead = new Date(NOW.getTime() + HOUR_MS);
    await teams.publish(teams.basket, 'mf-basket', 'two', ahead);
    const version = await teams.publish(teams.basket, 'mf-basket', 'three', NOW);
    expect(newestVersion(teams.store, teams.basket, 'mf-basket')).toBe(version);
  });
});

describe('a root', () => {
  test('is refused when an older one is in its place', async () => {
    const { store, key } = shell();
    expect(newestRoot(store, key)?.version).toBe(3);
    rmSync(rootFile(3));
    const sentence = 'Root 2 is older than root 3, which was accepted before.';
    expect(() => readChannel(store, key, STABLE)).toThrow(sentence);
    expect(() => readChannel(shell().store, key, STABLE)).toThrow(sentence);
    await expect(teams.publish(teams.basket, 'mf-basket', 'two')).rejects.toThrow(sentence);
    rmSync(join(folder, 'releases/roots'), { recursive: true });
    // The first key alone counts for nothing any more.
    expect(() => readChannel(shell().store, key, STABLE)).toThrow('has no roles; root 3 was accepted before');
  });

  test('is refused when it is signed as another version', () => {
    cpSync(rootFile(2), rootFile(4));
    expect(() => newestRoot(teams.store, teams.first)).toThrow('Root 4 was signed as root 2.');
  });

  test('is refused when the keys of the root before did not sign it', async () => {
    const other = new TestTeams(mkdtempSync(join(tmpdir(), 'other-')));
    await other.start();
    other.add('more', ['*'], ['*'], newKey());
    cpSync(join(other.folder, 'releases/roots/4.json'), rootFile(4));
    expect(() => newestRoot(teams.store, teams.first)).toThrow('Root 4 is not signed by 1 of the keys of root 3.');
    cpSync(join(other.folder, 'releases/roots/1.json'), rootFile(1));
    const { store, key } = shell('new');
    expect(() => newestRoot(store, key)).toThrow("not signed with this installation's first release key");
    rmSync(other.folder, { recursive: true });
  });

  test('is refused when it was changed', () => {
    const text = readFileSync(rootFile(3), 'utf8');
    writeFileSync(rootFile(3), text.replace('"packages/mf-slots"', '"packages/mf-basket"'));
    expect(() => newestRoot(shell('new').store, teams.first)).toThrow('The root of the roles cannot be used');
  });

  test('needs as many signatures as its threshold says', () => {
    const [one, two, three] = [newKey(), newKey(), newKey()];
    const own = { keys: [one, two, three].map(publicHalf), threshold: 2 };
    const rotate = (signers: KeyObject[]) => rotateRoot(teams.store, teams.first, own, signers);
    expect(() => rotate([teams.first, one])).toThrow(/^Root 4 needs 2 of the root keys .*, and 1 signed: --sign/);
    expect(() => rotate([one, two])).toThrow(/^Root 4 needs 1 of the root keys/);
    expect(teams.store.list('roots')).toHaveLength(3);
    expect(rotate([teams.first, one, two]).threshold).toBe(2);
    const renew = (signers: KeyObject[]) => renewRole(teams.store, teams.first, 'slots-team', EXPIRES, signers);
    expect(() => renew([teams.first])).toThrow('and 0 signed');
    expect(() => renew([three])).toThrow('and 1 signed');
    expect(renew([three, one]).version).toBe(5);
    expect(newestRoot(shell('new').store, teams.first)?.version).toBe(5);
    // One signature that is taken away later is missed, too.
    const { root, targets } = JSON.parse(readFileSync(rootFile(5), 'utf8')) as Record<string, { signatures: object[] }>;
    writeFileSync(rootFile(5), JSON.stringify({ root: { ...root, signatures: root?.signatures.slice(1) }, targets }));
    expect(() => newestRoot(shell('newer').store, teams.first)).toThrow('root was signed by 1/2 keys');
  });

  test('names roles once, and at least one', () => {
    const role = { name: 'slots-team', packages: ['*'], channels: ['*'], expiresAt: EXPIRES };
    expect(() => addRole(teams.store, teams.first, role, [newKey()], [teams.first])).toThrow('already');
    expect(() => removeRole(teams.store, teams.first, 'unknown-team', false, [teams.first])).toThrow(
      'There is no role unknown-team.',
    );
    for (const name of ['slots-team', 'basket-team']) removeRole(teams.store, teams.first, name, false, [teams.first]);
    expect(() => teams.removeFirstRole()).toThrow('the only role');
    expect(() =>
      startRoles(teams.store, teams.first, { keys: [teams.first], threshold: 1 }, EXPIRES, [teams.first]),
    ).toThrow('has roles already');
  });

  test('names the state with which a new machine begins', async () => {
    await teams.release(teams.slots, 'mf-slots', 'two');
    renewRole(teams.store, teams.first, 'slots-team', EXPIRES, [teams.first]);
    cpSync(stateFile(1), stateFile(2));
    expect(() => readChannel(shell('new').store, teams.first, STABLE)).toThrow(
      'State 2 of channel stable, with which root 4 begins, is missing or was changed.',
    );
  });

  test('keeps cleaning from removing what a new machine needs', async () => {
    for (let count = 0; count < 15; count += 1) await teams.release(teams.slots, 'mf-slots', `clean ${count}`);
    const later = new Date(Date.now() + 40 * 24 * HOUR_MS);
    cleanReleases(teams.store, teams.first, { keep: 1, olderThanMs: HOUR_MS, now: later });
    expect(shownBy(shell('new'))).toBe(shownBy(shell('first')));
    expect(teams.store.sequences(STABLE)[0]).toBe(1);
  });
});

test('in an installation with one key another key is refused in one sentence', async () => {
  const other = new TestTeams(mkdtempSync(join(tmpdir(), 'one-key-')));
  const stranger = newKey();
  await expect(other.publish(stranger, 'mf-basket', 'one')).rejects.toThrow(
    `The key ${keyFingerprint(stranger)} is not this installation's release key, which is ${keyFingerprint(other.first)}.`,
  );
  expect(other.store.list('packages')).toEqual([]);
  rmSync(other.folder, { recursive: true });
});

test('a writer that was slower than another one changes nothing', () => {
  const seen = readChannel(teams.store, teams.first, STABLE);
  const next = { current: seen?.current ?? '', history: [] };
  expect(moveChannel(teams.store, teams.basket, STABLE, seen, next, 'first')).toBe(true);
  expect(moveChannel(teams.store, teams.slots, STABLE, seen, next, 'second')).toBe(false);
});
