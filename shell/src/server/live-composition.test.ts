/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '@storefront/releases/canary';
import { CANARY } from '@storefront/releases/channel';
import { promote, rollBack } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { PublishedFiles } from '@storefront/releases/published-files';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { writeTestBuild } from '@storefront/releases/test-build';
import { LiveComposition, type LoadedComposition } from './live-composition';

const folder = mkdtempSync(join(tmpdir(), 'live-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'release.pem'));
const source = { store, key, files: new PublishedFiles(store, key) };

async function publish(code: string): Promise<string> {
  const root = join(folder, 'shell');
  writeTestBuild(root, { name: 'shell', server: code, files: { 'boot.js': 'boot' } });
  return (await publishRelease(store, key, root)).version;
}

/** Refuses a composition whose shell is the one named. */
const refusing = (version: string) => async (composition: LoadedComposition) => {
  if (composition.manifests.shell?.version === version) throw new Error('it does not render');
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server that starts while the channel names a refused composition shows the last good one', async () => {
  const good = promote(store, key, { shell: await publish('good') }, new Date());
  const badVersion = await publish('bad');
  const bad = promote(store, key, { shell: badVersion }, new Date());
  const live = new LiveComposition(source, refusing(badVersion), () => undefined);
  await live.start();
  expect(live.now?.id).toBe(good.id);
  expect(live.refused).toEqual({ id: bad.id, why: 'it does not render' });
  rollBack(store, key);
  await live.look();
  expect(live.refused).toBeUndefined();
  live.stop();
});

test('a canary that was made anew and is refused leaves nobody on the one before', async () => {
  const firstTry = await publish('first try');
  startCanary(store, key, { shell: firstTry }, 50, new Date());
  const badTry = await publish('second try');
  const canary = new LiveComposition(source, refusing(badTry), () => undefined, CANARY);
  await canary.start();
  expect(canary.now?.manifests.shell?.version).toBe(firstTry);
  const bad = startCanary(store, key, { shell: badTry }, 50, new Date());
  await canary.look();
  expect(canary.now).toBeUndefined();
  expect(canary.refused?.id).toBe(bad.id);
  canary.stop();
});
