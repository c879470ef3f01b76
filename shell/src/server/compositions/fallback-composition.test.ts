/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeAndPromote, promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { LiveComposition } from './live-composition';

let folder: string;
let store: ReleaseStore;
const key = () => releaseKey(join(folder, 'release.pem'));
let log: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fallback-'));
  store = new ReleaseStore(join(folder, 'releases'));
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another shell process, which knows only the release store. */
const shellProcess = () =>
  new LiveComposition(
    { store, key: key(), files: new PublishedFiles(store, key()) },
    { start: async () => undefined, show: () => undefined },
    (message) => log.push(message),
  );

async function publish(name: string, code: string, manifest = {}): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`${name}-${code}.js`]: code }, manifest });
  return (await publishRelease(store, key(), root)).version;
}

/** Promotes two versions of each package, one after the other. */
async function twoVersionsOf(names: readonly string[], manifest = {}) {
  const first: Record<string, string> = { shell: await publish('shell', 'shell') };
  for (const name of names) first[name] = await publish(name, 'first', manifest);
  promote(store, key(), first, new Date());
  const second: Record<string, string> = {};
  for (const name of names) second[name] = await publish(name, 'second', manifest);
  return { first, id: promote(store, key(), second, new Date()).id };
}

test('every shell process derives the same fallback composition from its id', async () => {
  const { id, first } = await twoVersionsOf(['mf-a', 'mf-b']);
  const one = shellProcess().byId(`${id}~mf-a`);
  expect(one).toMatchObject({ id: `${id}~mf-a`, isFallback: true });
  expect(one?.manifests['mf-a']?.version).toBe(first['mf-a']);
  expect(one?.manifests['mf-b']?.version).not.toBe(first['mf-b']);
  expect(Object.keys(one?.fallbacks ?? {})).toEqual(['mf-b']);
  const both = shellProcess().byId(`${id}~mf-b~mf-a`);
  expect(both?.id).toBe(`${id}~mf-a~mf-b`);
  expect(both?.manifests['mf-b']?.version).toBe(first['mf-b']);
  expect(both?.fallbacks).toEqual({});
});

test('there is no fallback composition for an unknown package, for one that does not allow it, or twice for the same', async () => {
  const { id } = await twoVersionsOf(['mf-a'], { fallback: false });
  for (const name of ['mf-a', 'mf-nothing', 'shell', 'constructor', ''])
    expect(shellProcess().byId(`${id}~${name}`)).toBeUndefined();
  const other = await twoVersionsOf(['mf-b']);
  expect(shellProcess().byId(`${other.id}~mf-b~mf-b`)).toBeUndefined();
});

test('an incompatible earlier version is not a fallback', async () => {
  const old = { shared: { react: '18.2.0' } };
  promote(
    store,
    key(),
    { shell: await publish('shell', 'old', old), 'mf-a': await publish('mf-a', 'old', old) },
    new Date(),
  );
  const versions = { shell: await publish('shell', 'new'), 'mf-a': await publish('mf-a', 'new') };
  const { id } = promote(store, key(), versions, new Date());
  expect(shellProcess().byId(id)?.fallbacks).toEqual({});
});

test('an earlier version with a page where another package has one now is not a fallback', async () => {
  const at = (path: string) => ({ routes: [{ name: 'x', path, guards: [] }] });
  const old = { shell: await publish('shell', 'shell'), 'mf-a': await publish('mf-a', 'old', at('/stores/borough')) };
  promote(store, key(), old, new Date());
  const versions = {
    'mf-a': await publish('mf-a', 'new', at('/markets/:slug')),
    'mf-b': await publish('mf-b', 'b', at('/stores/:slug')),
  };
  const { id } = await probeAndPromote(store, key(), versions, new Date(), async () => undefined, true);
  expect(shellProcess().byId(`${id}~mf-a`)).toBeUndefined();
});

test('an earlier version with damaged files is not a fallback, and no older one replaces it', async () => {
  const { first } = await twoVersionsOf(['mf-a']);
  const second = store.list('packages', 'mf-a').find((version) => version !== first['mf-a']) ?? '';
  const { id } = promote(store, key(), { 'mf-a': await publish('mf-a', 'third') }, new Date());
  expect(shellProcess().byId(id)?.fallbacks['mf-a']?.version).toBe(second);
  writeFileSync(join(store.root, 'packages/mf-a', second, 'server.cjs'), 'damage');
  expect(shellProcess().byId(id)?.fallbacks).toEqual({});
  expect(log).toEqual([expect.stringContaining(`mf-a ${second} cannot be a fallback version`)]);
});
