/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentComposition } from '../compositions/current-composition';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { readChannel } from './channel';
import { STABLE } from './channel-names';
import { probeAndPromote, promote } from './promote';
import { recoverChannel } from './recover-channel';
import { rollBack, rollBackPackage } from './roll-back';

const now = new Date('2026-03-01T09:00:00Z');
const accept = () => Promise.resolve();

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'keys/release.pem'));
  await show('shell', 'shell');
  await show('mf-basket', 'basket 1');
  await show('mf-slots', 'slots 1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string, manifest: object = {}): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.replaceAll(' ', '-')}.js`]: code }, manifest });
  return (await publishRelease(store, key, root)).version;
}

async function show(name: string, code: string, manifest: object = {}): Promise<string> {
  const version = await publish(name, code, manifest);
  promote(store, key, { [name]: version }, now);
  return version;
}

const shownVersion = (name: string) => currentComposition(store, key)?.packages[name]?.version;
const rolledBack = () => readChannel(store, key, STABLE)?.rolledBack;
const takeBack = (name: string) => rollBackPackage(store, key, name, now, accept);

test('a rollback of one package keeps what other teams promoted after it', async () => {
  const first = shownVersion('mf-basket');
  await show('mf-basket', 'basket 2');
  const slots = await show('mf-slots', 'slots 2');
  const { note } = await takeBack('mf-basket');
  expect(note).toBe(`rollback mf-basket ${first}`);
  expect([shownVersion('mf-basket'), shownVersion('mf-slots')]).toEqual([first, slots]);
});

test('another rollback of the package goes further back, and the first version cannot be rolled back', async () => {
  const first = shownVersion('mf-basket');
  const second = await show('mf-basket', 'basket 2');
  await show('mf-basket', 'basket 3');
  await takeBack('mf-basket');
  expect(shownVersion('mf-basket')).toBe(second);
  await takeBack('mf-basket');
  expect(shownVersion('mf-basket')).toBe(first);
  await expect(takeBack('mf-basket')).rejects.toThrow('No earlier version of mf-basket was shown');
  await expect(takeBack('mf-unknown')).rejects.toThrow('mf-unknown is not shown');
});

test('the channel remembers rolled-back versions until they are promoted again', async () => {
  const first = shownVersion('mf-basket') ?? '';
  const second = await show('mf-basket', 'basket 2');
  await takeBack('mf-basket');
  expect(rolledBack()).toEqual({ 'mf-basket': [second] });
  await show('mf-slots', 'slots 2');
  expect(rolledBack()).toEqual({ 'mf-basket': [second] });
  promote(store, key, { 'mf-basket': second }, now);
  expect(rolledBack()).toEqual({});
  rollBack(store, key);
  expect([shownVersion('mf-basket'), rolledBack()]).toEqual([first, { 'mf-basket': [second] }]);
});

test('a rollback that cannot be rendered changes nothing', async () => {
  const second = await show('mf-basket', 'basket 2');
  await show('mf-slots', 'slots 2');
  const refusing = () => Promise.reject(new Error('It throws'));
  await expect(rollBackPackage(store, key, 'mf-basket', now, refusing)).rejects.toThrow('It throws');
  expect([shownVersion('mf-basket'), rolledBack()]).toEqual([second, {}]);
});

test('a rollback to what was shown is not probed again', async () => {
  const first = shownVersion('mf-basket');
  await show('mf-basket', 'basket 2');
  await rollBackPackage(store, key, 'mf-basket', now, () => Promise.reject(new Error('It is not called')));
  expect(shownVersion('mf-basket')).toBe(first);
});

test('a recovery keeps what was shown before and what was rolled back, as a rollback does', async () => {
  const first = currentComposition(store, key)?.id ?? '';
  const second = await show('mf-basket', 'basket 2');
  await takeBack('mf-basket');
  const slots = await show('mf-slots', 'slots 2');
  const channel = readChannel(store, key, STABLE);
  expect(() => recoverChannel(store, key, channel?.current ?? '')).toThrow(
    `Channel stable is accepted and shows composition ${channel?.current}, so nothing was changed.`,
  );
  expect(readChannel(store, key, STABLE)).toEqual(channel);
  recoverChannel(store, key, first);
  expect(rolledBack()).toEqual({ 'mf-basket': [second], 'mf-slots': [slots] });
  expect(readChannel(store, key, STABLE)?.history).toEqual([...(channel?.history ?? []), channel?.current]);
  rollBack(store, key, channel?.current);
  expect(shownVersion('mf-slots')).toBe(slots);
});

test('a recovery of the composition on show, after a state that others have accepted, keeps the history', async () => {
  const second = await show('mf-basket', 'basket 2');
  await takeBack('mf-basket');
  const { current = '', history, sequence = 0 } = readChannel(store, key, STABLE) ?? {};
  recoverChannel(store, key, current, sequence + 10);
  expect(readChannel(store, key, STABLE)).toMatchObject({ current, history, sequence: sequence + 11 });
  expect(rolledBack()).toEqual({ 'mf-basket': [second] });
});

test('a rollback to the composition on show is refused', async () => {
  await show('mf-basket', 'basket 2');
  const channel = readChannel(store, key, STABLE);
  expect(() => rollBack(store, key, channel?.current)).toThrow('is shown already, so nothing was changed.');
  expect(readChannel(store, key, STABLE)).toEqual(channel);
});

test('a rollback is decided again when another team promotes during its probe', async () => {
  const first = shownVersion('mf-basket');
  await show('mf-basket', 'basket 2');
  await show('mf-slots', 'slots 2');
  const slots = await publish('mf-slots', 'slots 3');
  let probes = 0;
  await rollBackPackage(store, key, 'mf-basket', now, async () => {
    if (probes++ === 0) promote(store, key, { 'mf-slots': slots }, now);
  });
  expect([probes, shownVersion('mf-basket'), shownVersion('mf-slots')]).toEqual([2, first, slots]);
});

test.each([
  [
    'the path /basket',
    { routes: [{ path: '/basket', name: 'basket', kind: 'private', expose: './Page', guards: [] }] },
  ],
  ["the boundary 'basket-drawer'", { boundaries: [{ name: 'basket-drawer', expose: './Drawer' }] }],
  ["the command 'basket:add-item'", { handles: ['basket:add-item'] }],
])('a version without %s of the one before is promoted only on request, and can be rolled back', async (thing, had) => {
  const full = await show('mf-basket', 'basket with it', had);
  const without = await publish('mf-basket', 'basket without');
  const versions = { 'mf-basket': without };
  await expect(probeAndPromote(store, key, versions, now, accept)).rejects.toThrow(
    `T${thing.slice(1)} of mf-basket ${full} would have no owner. To remove it: promote or retire with --allow-removal.`,
  );
  expect(shownVersion('mf-basket')).toBe(full);
  await probeAndPromote(store, key, versions, now, accept, true);
  expect(shownVersion('mf-basket')).toBe(without);
  await takeBack('mf-basket');
  expect(shownVersion('mf-basket')).toBe(full);
  const before = readChannel(store, key, STABLE)?.history.at(-1);
  expect(() => rollBack(store, key)).toThrow(
    `The composition before, ${before}, has mf-basket ${without}, which was rolled back; to show it nevertheless: rollback ${before}`,
  );
  expect(shownVersion('mf-basket')).toBe(full);
  rollBack(store, key, before);
  expect(shownVersion('mf-basket')).toBe(without);
  // The rollback was taken back, so the full version is no worse for it.
  expect(rolledBack()).toEqual({});
  await takeBack('mf-basket');
  expect(shownVersion('mf-basket')).toBe(full);
});

test('a version may use what its owner does not have after a rollback alone, whatever may be removed', async () => {
  const uses = { commands: ['basket:add-item'], boundaries: [], actions: [], operations: [] };
  await show('mf-basket', 'basket with it', { handles: ['basket:add-item'] });
  const asks = await show('mf-slots', 'slots with a request', { uses });
  await show('mf-slots', 'slots without it');
  const without = await publish('mf-basket', 'basket without');
  await probeAndPromote(store, key, { 'mf-basket': without }, now, accept, true);
  const another = await publish('mf-slots', 'slots with another request', { uses });
  await expect(probeAndPromote(store, key, { 'mf-slots': another }, now, accept, true)).rejects.toThrow(
    `mf-slots ${another} requests the command 'basket:add-item', which mf-basket does not have: promote a version of mf-basket with it in the same step.`,
  );
  await takeBack('mf-slots');
  expect(shownVersion('mf-slots')).toBe(asks);
  // The next change of its owner is not refused for it.
  await show('mf-basket', 'basket without again');
});

test('what one package gives up another may take over in the same step', async () => {
  await show('mf-basket', 'basket with it', { handles: ['basket:add-item'] });
  const versions = {
    'mf-basket': await publish('mf-basket', 'basket without'),
    'mf-slots': await publish('mf-slots', 'slots with it', { handles: ['basket:add-item'] }),
  };
  expect(promote(store, key, versions, now).packages).toMatchObject({ 'mf-slots': { version: versions['mf-slots'] } });
});

test('a patch of a shared library is promoted in one step, and no remote before the shell', async () => {
  const shared = { react: '19.9.9' };
  const versions = {
    shell: await publish('shell', 'shell 2', { shared }),
    'mf-basket': await publish('mf-basket', 'basket 2', { shared }),
    'mf-slots': await publish('mf-slots', 'slots 2', { shared }),
  };
  expect(() => promote(store, key, { 'mf-basket': versions['mf-basket'] }, now)).toThrow('built against react 19.9.9');
  promote(store, key, versions, now);
  expect(Object.entries(versions).map(([name]) => shownVersion(name))).toEqual(Object.values(versions));
});

test('remotes run with a later shell without breaking changes, and with no other', async () => {
  const later = await publish('shell', 'shell 3', { shared: { react: '19.10.0' } });
  promote(store, key, { shell: later }, now);
  expect(shownVersion('shell')).toBe(later);
  for (const react of ['20.0.0', '18.9.9']) {
    const shell = await publish('shell', `shell with ${react}`, { shared: { react } });
    expect(() => promote(store, key, { shell }, now)).toThrow(
      `mf-basket was built against react 19.0.0, the shell provides ${react}: build it again, or promote a shell with ^19.0.0 in the same step.`,
    );
  }
  expect(shownVersion('shell')).toBe(later);
});

test('a new major of a shared library is provided beside the old one until all remotes have moved', async () => {
  const one = { shared: { react: '19.0.0', yup: '1.7.1' } };
  const moved = { shared: { react: '19.0.0', yup: '2.0.0' } };
  await show('shell', 'shell with yup 1', one);
  await show('mf-slots', 'slots with yup 1', one);
  const basket = await publish('mf-basket', 'basket with yup 2', moved);
  expect(() => promote(store, key, { 'mf-basket': basket }, now)).toThrow('the shell provides 1.7.1: build it again');
  await show('shell', 'shell with both', { ...moved, additionalVersions: { yup: ['1.7.1'] } });
  await show('mf-basket', 'basket with yup 2', moved);
  const later = await publish('shell', 'shell with yup 2', moved);
  expect(() => promote(store, key, { shell: later }, now)).toThrow(
    `mf-slots was built against yup 1.7.1, the shell provides 2.0.0: build it again, or promote a shell with ^1.7.1 in the same step.`,
  );
  await show('mf-slots', 'slots with yup 2', moved);
  promote(store, key, { shell: later }, now);
  expect(shownVersion('shell')).toBe(later);
});
