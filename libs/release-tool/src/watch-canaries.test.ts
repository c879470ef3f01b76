/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentCanaries, startCanary } from '@storefront/releases/canaries';
import { type GroupFigures, noFigures, type ShellFigures, sumOf } from '@storefront/releases/canary-figures';
import { readChanges } from '@storefront/releases/change-log';
import { CANARY } from '@storefront/releases/channel-names';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { type ReleaseAuthor, ReleaseStore } from '@storefront/releases/release-store';
import { writeTestBuild } from '@storefront/releases/test-build';
import { CanaryWatcher } from './watch-canaries';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
const key = releaseKey(join(folder, 'release.pem'));
const storeOf = (author: ReleaseAuthor) => new ReleaseStore(join(folder, 'releases'), undefined, author);
const store = storeOf({ name: 'ann@example.com' });
const now = new Date();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(store, key, root)).version;
}
beforeAll(async () => {
  promote(store, key, { shell: await publish('shell', 's'), 'mf-basket': await publish('mf-basket', 'a') }, now);
});
const start = async (name: string, code: string) =>
  startCanary(store, key, { name, versions: { 'mf-basket': await publish('mf-basket', code) }, share: 20 }, now);

/** Shells that count; one that is undefined does not reply. */
let shells: Record<string, ShellFigures | undefined>;
const watcherOf = (...addresses: string[]) =>
  new CanaryWatcher({
    ...{ key, storeOf, shells: addresses },
    call: (async (url: string) => {
      const figures = shells[new URL(String(url)).origin];
      return figures ? Response.json(figures) : Promise.reject(new Error('connection refused'));
    }) as typeof fetch,
  });
const groups = (canary: Partial<GroupFigures>, control: Partial<GroupFigures>) => ({
  ...{ composition: 'x', numbers: { canary: 20, control: 60 } },
  canary: { ...noFigures(), ...canary },
  control: { ...noFigures(), ...control },
});
const equal = groups({ visits: 100, browserErrors: 2 }, { visits: 300, browserErrors: 6 });
const worse = groups({ visits: 100, browserErrors: 12 }, { visits: 300, browserErrors: 1 });
const add = (one: typeof equal, other: typeof equal) => ({
  ...one,
  canary: sumOf(one.canary, other.canary),
  control: sumOf(one.control, other.control),
});

test('a canary with more errors ends with its figures as the reason, and an equal one stays', async () => {
  await start('bad', 'b');
  await start('good', 'c');
  shells = { 'http://a': { shell: 'a', canaries: { bad: worse, good: equal } } };
  const watcher = watcherOf('http://a', 'http://b');
  // What was counted before it was watched is no evidence, and one shell is away.
  expect(await watcher.step()).toEqual(['http://b cannot be read: connection refused']);
  expect(Object.keys(currentCanaries(store, key))).toEqual(['bad', 'good']);
  shells['http://b'] = { shell: 'b', canaries: { bad: worse, good: equal } };
  expect(await watcher.step()).toEqual([]);
  shells = {
    'http://a': { shell: 'a', canaries: { bad: add(worse, worse), good: add(equal, equal) } },
    'http://b': { shell: 'b', canaries: { bad: add(worse, worse), good: add(equal, equal) } },
  };
  const reason = /errors in browsers: 24 in 200 visits of 20 of 100 visitors, control 2 in 600 visits of 60 /;
  expect(await watcher.step()).toEqual([expect.stringMatching(reason)]);
  expect(Object.keys(currentCanaries(store, key))).toEqual(['good']);
  expect(readChanges(store, key, CANARY).changes.at(-1)).toMatchObject({
    ...{ by: 'automatic judge', canary: 'bad', note: 'end canary bad', reason: expect.stringMatching(reason) },
  });
});

test('counts that begin again with a shell are no evidence, and another version is judged anew', async () => {
  shells = { 'http://a': { shell: 'a', canaries: { good: add(equal, equal) } } };
  const watcher = watcherOf('http://a');
  await watcher.step();
  shells = { 'http://a': { shell: 'another', canaries: { good: worse } } };
  expect(await watcher.step()).toEqual([]);
  await start('good', 'd');
  shells = { 'http://a': { shell: 'another', canaries: { good: add(worse, worse) } } };
  expect(await watcher.step()).toEqual([]);
  expect(Object.keys(currentCanaries(store, key))).toEqual(['good']);
});
