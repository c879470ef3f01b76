/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../channels/promote';
import { rollBack } from '../channels/roll-back';
import { earlierVersions } from '../compositions/earlier-versions';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { cleanReleases } from './clean-releases';
import { ReleaseStore } from './release-store';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'clean-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'keys/release.pem'));
const now = new Date();

/** Publishes a build with one asset of its own, `code`, and one that every version shares. */
async function publish(name: string, code: string): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, {
    name,
    server: code,
    files: { [`entry.${code}.js`]: code, 'font.woff2': 'the same in all' },
  });
  return (await publishRelease(store, key, root)).version;
}

/** Makes every file `days` old. */
function age(days: number, ...parts: string[]) {
  for (const name of store.list(...parts)) {
    const path = join(store.root, ...parts, name);
    utimesSync(path, new Date(now.getTime() - days * DAY), new Date(now.getTime() - days * DAY));
    if (!/\.\w+$/.test(name) || /^\d+\.\d/.test(name)) age(days, ...parts, name);
  }
}

const versions: string[] = [];
const ids: string[] = [];

beforeAll(async () => {
  const shell = await publish('shell', 'shell');
  for (const code of ['a', 'b', 'c', 'd', 'e']) {
    const version = await publish('mf-basket', code);
    versions.push(version);
    ids.push(promote(store, key, { shell, 'mf-basket': version }, new Date(now.getTime() + versions.length)).id);
  }
  age(40);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { keep: 1, olderThanMs: 30 * DAY, now };

test('a dry run reports what would be removed and removes nothing', () => {
  const going = cleanReleases(store, key, { ...options, dryRun: true });
  expect(going).toContain(`packages/mf-basket/${versions[0]}`);
  expect(store.has('packages', 'mf-basket', versions[0] ?? '')).toBe(true);
});

test('new files stay, whether a composition needs them or not', () => {
  expect(cleanReleases(store, key, { ...options, olderThanMs: 50 * DAY })).toEqual([]);
});

test('a published version that is not promoted yet stays', async () => {
  const waiting = await publish('mf-basket', 'f');
  cleanReleases(store, key, { ...options, dryRun: false });
  expect(store.has('packages', 'mf-basket', waiting, 'server.cjs')).toBe(true);
  expect(store.has('assets', 'mf-basket', 'entry.f.js.br')).toBe(true);
});

test('the current composition, rollback targets and their fallback versions stay; the rest is removed', () => {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = versions;
  // e is current and d is kept; b and c are fallback versions of d.
  for (const version of [second, third, fourth, fifth])
    expect([version, store.has('packages', 'mf-basket', version, 'manifest.json')]).toEqual([version, true]);
  expect(store.has('packages', 'mf-basket', first)).toBe(false);
  expect(store.has('assets', 'mf-basket', 'entry.a.js')).toBe(false);
  expect(store.has('assets', 'mf-basket', 'entry.b.js')).toBe(true);
  expect(store.has('assets', 'mf-basket', 'font.woff2')).toBe(true);
  expect(store.has('compositions', `${ids[0]}.json`)).toBe(false);
});

test('a second cleaning removes nothing, and the fallback versions are the same', () => {
  expect(cleanReleases(store, key, options)).toEqual([]);
  const earlier = earlierVersions(store, key, ids[3] ?? '').versions['mf-basket'];
  expect(earlier?.map(({ version }) => version)).toEqual([versions[2], versions[1]]);
});

test('a rollback works after a cleaning', () => {
  expect(rollBack(store, key).id).toBe(ids[3]);
});
