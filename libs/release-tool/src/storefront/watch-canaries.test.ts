/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '@storefront/releases/canaries/canaries';
import { type GroupFigures, noFigures, type ShellFigures, sumOf } from '@storefront/releases/canaries/canary-figures';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { WatchMemory } from '@storefront/releases/canaries/watch-memory';
import { CANARY } from '@storefront/releases/channels/channel-names';
import { promote } from '@storefront/releases/channels/promote';
import { readChanges } from '@storefront/releases/logs/change-log';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { type ReleaseAuthor, ReleaseStore } from '@storefront/releases/store/release-store';
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
const watcherOf = (...addresses: string[]) => watcherWith({ shells: addresses });
const watcherWith = (options: { readonly shells: readonly string[]; readonly memory?: WatchMemory }) =>
  new CanaryWatcher({
    key,
    storeOf,
    ...options,
    call: (async (url: string) => {
      const figures = shells[new URL(String(url)).origin];
      return figures ? Response.json(figures) : Promise.reject(new Error('connection refused'));
    }) as typeof fetch,
  });
const groups = (canary: Partial<GroupFigures>, control: Partial<GroupFigures>) => ({
  composition: 'x',
  numbers: { canary: 20, control: 60 },
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
    by: 'automatic judge',
    canary: 'bad',
    note: 'end canary bad',
    reason: expect.stringMatching(reason),
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

describe('after a restart of the watcher', () => {
  const file = join(folder, 'state/watch/stable.json');
  /** Evidence that ends a canary the second time. */
  const slightly = groups({ visits: 100, browserErrors: 4 }, { visits: 300, browserErrors: 1 });
  const restarted = () => watcherWith({ shells: ['http://a'], memory: new WatchMemory(file) });
  const count = (figures: typeof equal, shell = 'a') => {
    shells = { 'http://a': { shell, canaries: { kept: figures } } };
  };
  const twice = add(slightly, slightly);
  let said: jest.SpiedFunction<typeof console.error>;
  beforeEach(async () => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(file, { force: true });
    await start('kept', 'e');
    const watcher = restarted();
    count(groups({}, {}));
    await watcher.step();
    count(slightly);
    expect(await watcher.step()).toEqual([]);
  });
  afterEach(() => {
    said.mockRestore();
    if (currentCanaries(store, key).kept) endCanary(store, key, 'kept');
  });
  const reason = /errors in browsers: 8 in 200 visits of 20 of 100 visitors, control 2 in 600 visits/;

  test('evidence is kept, and what was counted meanwhile is added', async () => {
    count(twice);
    expect(await restarted().step()).toEqual([expect.stringMatching(reason)]);
    expect(said).not.toHaveBeenCalled();
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).trials)).toEqual(['good']);
  });

  test.each([
    ['canaries changed', 'a', () => void endCanary(store, key, 'other')],
    ['the shell started again', 'another', () => undefined],
  ])('what was counted meanwhile is left out when %s', async (_what, shell, change) => {
    await start('other', 'f');
    count(slightly);
    await restarted().step();
    change();
    const watcher = restarted();
    count(twice, shell);
    expect(await watcher.step()).toEqual([]);
    count(add(twice, slightly), shell);
    expect(await watcher.step()).toEqual([expect.stringMatching(reason)]);
    expect(said).not.toHaveBeenCalled();
    if (currentCanaries(store, key).other) endCanary(store, key, 'other');
  });

  test('another version begins again, with a line on the error output', async () => {
    await start('kept', 'g');
    const watcher = restarted();
    expect(await watcher.step()).toEqual([]);
    count(twice);
    expect(await watcher.step()).toEqual([]);
    expect(said.mock.calls).toEqual([
      ['Canary kept tries something else than when it was watched, so its evidence begins again.'],
    ]);
  });

  test.each([
    ['cannot be read', (text: string) => text.slice(1)],
    ['has an invalid form', (text: string) => text.replace('"visits":100', '"visits":-1')],
    ['has an invalid form', (text: string) => text.replace('"orders":[0,0,0]', '"orders":[0,0]')],
  ])('a file that %s is left out, with a line on the error output', async (what, damage) => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damage(text));
    expect(readFileSync(file, 'utf8')).not.toBe(text);
    const watcher = restarted();
    expect(await watcher.step()).toEqual([]);
    count(twice);
    expect(await watcher.step()).toEqual([]);
    expect(said.mock.calls).toEqual([[`${file} ${what}, so the evidence of all canaries begins again.`]]);
    // It is replaced by what is known since then.
    expect(new WatchMemory(file).read()?.trials.kept?.judge.canary.visits).toBe(100);
  });
});

test('counts of a shell that went down are no evidence', async () => {
  const watcher = watcherOf('http://a');
  const counted = (canary: Partial<GroupFigures>, control: Partial<GroupFigures>) => {
    shells = { 'http://a': { shell: 'a', canaries: { good: groups(canary, control) } } };
  };
  counted({ visits: 200, baskets: 50 }, { visits: 600, baskets: 100 });
  await watcher.step();
  counted({ visits: 20, baskets: 10 }, { visits: 1_200, baskets: 300 });
  expect(await watcher.step()).toEqual([]);
  expect(Object.keys(currentCanaries(store, key))).toEqual(['good']);
});
