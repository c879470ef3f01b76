/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '../bucket/folder-bucket';
import { PublisherStore } from '../bucket/publisher-store';
import { startCanary } from '../canaries/canaries';
import { ChannelMemory } from '../channels/channel-memory';
import { promote } from '../channels/promote';
import { rollBackPackage } from '../channels/roll-back';
import { currentComposition } from '../compositions/current-composition';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { publishRelease } from './publish-release';
import { writeTestBuild } from './test-build';

const now = new Date('2026-03-01T09:00:00Z');

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-versions-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'keys/release.pem'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build was made with of the design system. */
type Library = readonly [version: string, contents: string | undefined];

async function publish(
  name: string,
  code: string,
  [version, contents]: Library,
  { reservesLibraries = true, to = store } = {},
): Promise<string> {
  const root = join(folder, 'build');
  const manifest = {
    shared: { '@storefront/ui': version },
    ...(contents && { sharedContents: { '@storefront/ui': contents } }),
  };
  writeTestBuild(root, { name, server: code, files: { [`${name}.js`]: name }, manifest });
  return (await publishRelease(to, key, root, { ...(reservesLibraries && { reservesLibraries }), now })).version;
}

/** Publishes a version as `npm start` does, and shows it. */
async function show(name: string, code: string, library: Library): Promise<string> {
  const version = await publish(name, code, library, { reservesLibraries: false });
  promote(store, key, { [name]: version }, now);
  return version;
}

const published = (name: string) =>
  store.list('packages', name).filter((version) => store.has('packages', name, version, 'release.json'));

test('a build with other contents than the shell on show has under the same version is refused', async () => {
  const shell = await show('shell', 'shell', ['0.1.0', '1:old']);
  await expect(publish('mf-basket', 'basket', ['0.1.0', '1:new'])).rejects.toThrow(
    `mf-basket was built with other contents of @storefront/ui 0.1.0 than shell ${shell}, so nothing was published: raise the version of the library in its own repository (npm version patch -w @storefront/ui) and publish again.`,
  );
  expect(published('mf-basket')).toEqual([]);
  expect(readdirSync(store.root).sort()).not.toContain('libraries');
  await publish('mf-basket', 'basket', ['0.1.0', '1:old']);
  const raised = await publish('mf-basket', 'raised', ['0.1.1', '1:new']);
  expect(() => promote(store, key, { 'mf-basket': raised }, now)).toThrow(
    'mf-basket was built against @storefront/ui 0.1.1, the shell provides 0.1.0',
  );
  const next = await publish('shell', 'next', ['0.1.1', '1:new']);
  promote(store, key, { shell: next, 'mf-basket': raised }, now);
  expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(raised);
});

test('a later shell with a raised version shows older remotes', async () => {
  await show('shell', 'shell', ['0.1.0', '1:old']);
  const basket = await show('mf-basket', 'basket', ['0.1.0', '1:old']);
  promote(store, key, { shell: await publish('shell', 'next', ['0.1.1', '1:new']) }, now);
  expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(basket);
});

test('two branches cannot use one version for different contents, although neither is shown', async () => {
  await show('shell', 'shell', ['0.1.0', '1:old']);
  const first = await publish('mf-basket', 'basket', ['0.1.1', '1:one branch']);
  await publish('mf-basket', 'later', ['0.1.0', '1:old']);
  await expect(publish('mf-slots', 'slots', ['0.1.1', '1:another branch'])).rejects.toThrow(
    `mf-slots was built with other contents of @storefront/ui 0.1.1 than mf-basket ${first}`,
  );
  await publish('mf-slots', 'slots', ['0.1.1', '1:one branch']);
  await publish('mf-slots', 'slots', ['0.1.2', '1:another branch']);
});

test('of two publishers at the same moment one is refused, in a bucket too', async () => {
  mkdirSync(join(folder, 'bucket'));
  const bucket = new FolderBucket(join(folder, 'bucket'));
  const publisher = (name: string) =>
    new PublisherStore(bucket, new ReleaseStore(join(folder, name), new ChannelMemory()), key, { name });
  const [ann, ben] = [publisher('ann'), publisher('ben')];
  // Ben reserves between what Ann reads and what she writes.
  const create = ann.createNow.bind(ann);
  jest.spyOn(ann, 'createNow').mockImplementationOnce(async (content, ...parts) => {
    await publish('mf-slots', 'slots', ['0.1.1', '1:ben'], { to: ben });
    return create(content, ...parts);
  });
  await expect(publish('mf-basket', 'basket', ['0.1.1', '1:ann'], { to: ann })).rejects.toThrow(
    'mf-basket was built with other contents of @storefront/ui 0.1.1 than mf-slots ',
  );
  expect(await bucket.list('packages/mf-basket/')).not.toContainEqual(expect.stringContaining('release.json'));
});

test('what is published together, was built earlier or counts other files is not compared', async () => {
  await show('shell', 'shell', ['0.1.0', '1:old']);
  for (const contents of [undefined, '2:new']) await publish('mf-basket', `with ${contents}`, ['0.1.0', contents]);
  const versions: Record<string, string> = {};
  for (const name of ['shell', 'mf-basket'])
    versions[name] = await publish(name, 'edited', ['0.1.0', '1:edited'], { reservesLibraries: false });
  promote(store, key, versions, now);
  expect(currentComposition(store, key)?.packages.shell?.version).toBe(versions.shell);
});

test('a version that comes to be shown must fit the shell; what was shown before need not', async () => {
  await show('shell', 'shell', ['0.1.0', '1:old']);
  await show('mf-basket', 'basket', ['0.1.0', '1:old']);
  await show('mf-slots', 'slots', ['0.1.0', '1:old']);
  const other = await publish('mf-basket', 'new', ['0.1.0', '1:new'], { reservesLibraries: false });
  const refused =
    /mf-basket \S+ was built with other contents of @storefront\/ui 0\.1\.0 than shell \S+ provides: raise/;
  expect(() => promote(store, key, { 'mf-basket': other }, now)).toThrow(refused);
  const canary = { name: 'mf-basket', versions: { 'mf-basket': other }, share: 5 };
  expect(() => startCanary(store, key, canary, now)).toThrow(refused);
  // As npm start does while one package is rolled back, and then a rollback.
  const shell = await publish('shell', 'new', ['0.1.0', '1:new'], { reservesLibraries: false });
  promote(store, key, { shell, 'mf-basket': other }, now);
  await rollBackPackage(store, key, 'mf-basket', now, async () => undefined);
});

test('a reservation without a valid signature refuses its version, and no other', async () => {
  await publish('mf-basket', 'basket', ['0.1.1', '1:one']);
  const file = join(store.root, 'libraries/storefront-ui/0.1.1-1.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1:one', '1:two'));
  for (const contents of ['1:one', '1:two'])
    await expect(publish('mf-slots', 'slots', ['0.1.1', contents])).rejects.toThrow(
      'The reservation of @storefront/ui 0.1.1 in the release store is not valid, so nothing was published: raise the version',
    );
  await publish('mf-slots', 'slots', ['0.1.2', '1:one']);
});
