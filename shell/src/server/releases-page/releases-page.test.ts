/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { LiveComposition } from '../compositions/live-composition';
import { type OverviewSources, releaseOverview } from './release-overview';
import { releasesPage } from './releases-page';

const folder = mkdtempSync(join(tmpdir(), 'releases-page-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'release.pem'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page shows the commit of each version, and whether the tree had other changes', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const versions: Record<string, string> = {};
  for (const [name, source] of [
    ['shell', { commit }],
    ['mf-basket', { commit, uncommitted: true }],
    // As of builds whose source is not certain.
    ['mf-slots', undefined],
  ] as const) {
    const root = join(folder, name);
    writeTestBuild(root, { name, server: '', files: { 'entry.js': name } });
    versions[name] = (await publishRelease(store, key, root, source && { source })).version;
  }
  promote(store, key, versions, new Date());
  const source = { store, key, files: new PublishedFiles(store, key) };
  const live = new LiveComposition(source, { start: async () => undefined, show: () => undefined }, () => undefined);
  await live.start();
  live.stop();
  const none = { all: new Map() };
  const sources = { source, live, canaries: none, pins: none, refusals: { all: [] } } as unknown as OverviewSources;
  const page = releasesPage(releaseOverview(sources));
  const commitOf = (name: string) =>
    new RegExp(`<span>${name}</span></th>.*?data-label="Commit"><span>([^<]*)</span>`).exec(page)?.[1];
  expect(commitOf('shell')).toBe('0123456789');
  expect(commitOf('mf-basket')).toBe('0123456789 and uncommitted changes');
  expect(commitOf('mf-slots')).toBe('–');
});

test('many publications leave the last changes on the page', async () => {
  const own = new ReleaseStore(join(folder, 'many'));
  const publish = async (name: string, server: string) => {
    writeTestBuild(join(folder, 'build'), { name, server, files: { 'entry.js': name } });
    return (await publishRelease(own, key, join(folder, 'build'))).version;
  };
  promote(own, key, { shell: await publish('shell', '') }, new Date());
  for (let count = 1; count <= 60; count += 1) await publish('mf-basket', String(count));
  const source = { store: own, key, files: new PublishedFiles(own, key) };
  const none = { all: new Map() };
  const sources = { source, live: {}, canaries: none, pins: none, refusals: { all: [] } };
  const { changes, faults } = releaseOverview(sources as unknown as OverviewSources);
  expect(changes.map(({ channel, sequence }) => `${channel} ${sequence}`)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `publications ${61 - at}`),
    'stable 1',
  ]);
  expect(faults).toEqual([]);
});
