/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenTo } from '@storefront/release-tool/test-support/given-to';
import { TestBucket } from '@storefront/release-tool/test-support/test-bucket';
import { promote } from '@storefront/releases/channels/promote';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { releaseBuilds } from './release-packages';

const root = mkdtempSync(join(tmpdir(), 'release-packages-'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const dataDir = join(root, 'data');
const packages = ['shell', 'mf-basket'];
const build = (name: string, text: string, handles: readonly string[] = []) =>
  writeTestBuild(join(root, name), {
    name,
    server: text,
    files: { [`${text.replaceAll(' ', '-')}.js`]: text },
    manifest: { handles },
  });

test('builds that remove something are refused with the command that allows it, and nothing changes', async () => {
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const publish = async (name: string) => (await publishRelease(store, key, join(root, name))).version;
  build('shell', 'shell');
  build('mf-basket', 'basket', ['basket:add-item']);
  const basket = await publish('mf-basket');
  promote(store, key, { shell: await publish('shell'), 'mf-basket': basket }, new Date());
  const before = currentComposition(store, key);

  build('mf-basket', 'basket without');
  const error = await releaseBuilds(root, dataDir, packages).catch((refusal: Error) => refusal.message);
  const [, version = ''] = /mf-basket@(\S+)/.exec(String(error)) ?? [];
  expect(error).toBe(
    `The command 'basket:add-item' of mf-basket ${basket} would have no owner. To remove it: promote or retire with --allow-removal. That is: npm run release -- promote mf-basket@${version} --allow-removal`,
  );
  expect(version).toBe(await publish('mf-basket'));
  expect(currentComposition(store, key)).toEqual(before);
  // The command is what it says.
  const words = String(error).split('release -- ')[1]?.split(' ') ?? [];
  expect(await givenTo(words)).toEqual(['promote', [`mf-basket@${version}`], { allowRemoval: true }]);
});

test('another refusal is left as it is', async () => {
  build('mf-basket', 'basket again', ['basket:add-item']);
  await expect(releaseBuilds(root, dataDir, packages)).rejects.toThrow(
    new Error('The shell has not been built: npm run build -w shell'),
  );
});

test('a bucket that was put back to an earlier state is refused, and nothing is published', async () => {
  const bucket = new TestBucket(join(root, 'installation'));
  jest.replaceProperty(process, 'env', { ...process.env, ...bucket.settings });
  await bucket.show('shell', 'frame');
  bucket.keep();
  await bucket.show('mf-basket', 'basket');
  bucket.putBack();
  build('mf-basket', 'basket of a restored installation');
  await expect(releaseBuilds(root, bucket.settings.DATA_DIR, ['mf-basket'])).rejects.toThrow(
    'The release bucket has no state 2 of channel stable, which this machine has accepted before',
  );
  expect(readdirSync(join(bucket.folder, 'packages'))).toEqual(['shell']);
});
