/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Releases } from '@storefront/api/entities/desk/releases';
import { startCanary } from '@storefront/releases/canaries/canaries';
import { noFigures } from '@storefront/releases/canaries/canary-figures';
import { probeAndPin } from '@storefront/releases/channels/pins';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { recordResult } from '@storefront/releases/publishing/test-results';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import Value from 'typebox/value';
import { LiveComposition } from '../compositions/live-composition';
import { releasesOfBusiness } from './releases-of-business';

const folder = mkdtempSync(join(tmpdir(), 'releases-of-business-'));
const key = releaseKey(join(folder, 'release.pem'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
const commit = '0123456789abcdef0123456789abcdef01234567';
const pipwell = { name: 'Pipwell' };

const fetchResults = jest.fn(async () => undefined);
let count = 0;
let store: ReleaseStore;
let versions: Record<string, string>;
async function publish(name: string, code: string) {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code}.js`]: code } });
  return (await publishRelease(store, key, root, { source: { commit } })).version;
}
beforeEach(async () => {
  count += 1;
  const author = { name: 'ann@example.com', reason: 'Spring' };
  store = new ReleaseStore(join(folder, String(count)), undefined, author);
  versions = { shell: await publish('shell', 'a'), 'mf-basket': await publish('mf-basket', 'a') };
  promote(store, key, versions, at(0));
});

/** What a business is told, which fits the API's schema, by a shell that shows the stable composition. */
async function told(business: { name: string }, pinned?: unknown) {
  const source = { store, key, files: new PublishedFiles(store, key) };
  const live = new LiveComposition(source, { start: async () => undefined, show: () => undefined }, () => undefined);
  await live.start();
  live.stop();
  const [none, figures] = [new Map(), { ...noFigures(), visits: 9, paints: [0, 0, 0, 0, 1, 2, 0, 0, 4] }];
  const releases = await releasesOfBusiness(
    {
      ...{ source, live, canaries: { all: none }, pins: { all: none, of: () => pinned } },
      fetchResults,
      figures: { ofBusiness: () => ({ canary: figures, control: noFigures() }) },
    } as never,
    business,
  );
  expect([...Value.Errors(Releases, releases)]).toEqual([]);
  return releases;
}

test('it tells the composition, since when it is shown, by whom and why, and each package with its suites', async () => {
  await recordResult(
    store,
    key,
    { name: 'mf-basket', version: versions['mf-basket'] ?? '', suite: 'e2e', outcome: 'failed', detail: 'the drawer' },
    at(1),
  );
  const { composition, since, packages, canaries, pin, changes } = await told(pipwell);
  expect(composition).toMatch(/^[0-9a-f]{32}$/);
  expect(since).toMatchObject({ by: 'ann@example.com', why: 'Spring', what: expect.stringContaining('promote') });
  expect(packages.map(({ name }) => name).sort()).toEqual(['mf-basket', 'shell']);
  const basket = packages.find(({ name }) => name === 'mf-basket');
  expect(basket).toMatchObject({
    ...{ version: versions['mf-basket'], commit, publishedBy: 'ann@example.com', shownSince: since?.at },
    suites: [{ suite: 'e2e', outcome: 'failed', detail: 'the drawer' }],
  });
  expect(fetchResults).toHaveBeenCalledWith('mf-basket', versions['mf-basket']);
  expect([canaries, pin, changes]).toEqual([[], null, [since]]);
});

test('canaries of this business have their share, versions and visitors beside the others', async () => {
  const version = await publish('mf-basket', 'b');
  startCanary(store, key, { name: 'mf-basket', versions: { 'mf-basket': version }, share: 5 }, at(2));
  const { canaries, changes } = await told(pipwell);
  expect(canaries).toMatchObject([
    {
      ...{ name: 'mf-basket', percent: 5, by: 'ann@example.com', startedAt: at(2).toISOString(), why: 'Spring' },
      ...{ versions: [{ name: 'mf-basket', version }], state: 'starting' },
      // Of seven pages one was painted within 2.5 s.
      figures: { canary: { visits: 9, pages: 7, slowPages: 6 }, control: { visits: 0, pages: 0 } },
    },
  ]);
  expect(changes.map(({ what }) => what.split(' ')[0])).toContain('canary');
});

test('other businesses’ pins and canaries are not told', async () => {
  const accept = () => Promise.resolve();
  const version = await publish('mf-basket', 'b');
  const tried = { name: 'secret-trial', versions: { 'mf-basket': version }, share: 5, businesses: ['lathmere'] };
  startCanary(store, key, tried, at(2));
  await probeAndPin(store, key, 'lathmere', undefined, at(3), accept);
  const text = JSON.stringify(await told(pipwell));
  for (const foreign of ['lathmere', 'secret-trial', version]) expect(text).not.toContain(foreign);

  const own = await told({ name: 'Lathmere' });
  expect(own).toMatchObject({
    ...{ since: null, canaries: [{ name: 'secret-trial' }] },
    pin: { by: 'ann@example.com', at: at(3).toISOString(), why: 'Spring', state: 'starting' },
  });
  expect(own.changes).toHaveLength(3);
});

test('neither a key nor a path of the store is told', async () => {
  const text = JSON.stringify(await told(pipwell));
  expect(text).not.toContain(folder);
  expect(text).not.toMatch(/"(key|role|entry|manifestSha256)"/);
});
