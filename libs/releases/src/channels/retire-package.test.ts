/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '../canaries/canaries';
import { currentComposition } from '../compositions/current-composition';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { readChannel } from './channel';
import { STABLE } from './channel-names';
import { promote } from './promote';
import { probeAndRetire } from './retire-package';
import { rollBack } from './roll-back';

const now = new Date('2026-03-01T09:00:00Z');
const accept = () => Promise.resolve();

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'keys/release.pem'));
  for (const name of ['shell', 'mf-lists'])
    promote(store, key, { [name]: await publish(name, { handles: name === 'shell' ? [] : ['lists:add'] }) }, now);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, manifest: object = {}, code = name): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code}.js`]: code }, manifest });
  return (await publishRelease(store, key, root)).version;
}

const shown = () => currentComposition(store, key)?.packages ?? {};
const retire = (name: string, allowsRemoval: boolean) => probeAndRetire(store, key, name, now, accept, allowsRemoval);

test('a remote is retired, its version is not shown again by itself, and a rollback that names the composition shows it', async () => {
  const { version } = shown()['mf-lists'] ?? {};
  const before = currentComposition(store, key)?.id;
  const { note } = await retire('mf-lists', true);
  expect(note).toBe('retire mf-lists');
  expect(Object.keys(shown())).toEqual(['shell']);
  expect(readChannel(store, key, STABLE)?.rolledBack).toEqual({ 'mf-lists': [version] });
  expect(() => rollBack(store, key)).toThrow(`which was rolled back; to show it nevertheless: rollback ${before}`);
  rollBack(store, key, before);
  expect(shown()['mf-lists']?.version).toBe(version);
});

test('a remote whose command would have no owner is retired only on request', async () => {
  await expect(retire('mf-lists', false)).rejects.toThrow("The command 'lists:add' of mf-lists");
  expect(Object.keys(shown())).toEqual(['shell', 'mf-lists']);
});

test('neither the shell, nor what is not shown, nor what a canary tries is retired', async () => {
  await expect(retire('shell', true)).rejects.toThrow('A composition needs a shell');
  await expect(retire('mf-notes', true)).rejects.toThrow('mf-notes is not shown.');
  const version = await publish('mf-lists', { handles: ['lists:add'] }, 'second');
  startCanary(store, key, { name: 'lists', versions: { 'mf-lists': version } }, now);
  await expect(retire('mf-lists', true)).rejects.toThrow('Canary lists tries mf-lists; end it first.');
});
