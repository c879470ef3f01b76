/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CANARY, startCanary } from '@storefront/releases/canary';
import { promote, rollBack } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { LiveComposition, type LoadedComposition } from './live-composition';

const folder = mkdtempSync(join(tmpdir(), 'live-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'release.pem'));

async function publish(code: string): Promise<string> {
  const root = join(folder, 'shell');
  for (const part of ['browser', 'server']) mkdirSync(join(root, 'dist', part), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(root, 'dist/server/server.cjs'), code);
  writeFileSync(
    join(root, 'dist/browser-manifest.json'),
    JSON.stringify({ name: 'shell', shared: {}, routes: [], boundaries: [], handles: [], exposes: {} }),
  );
  return (await publishRelease(store, root)).version;
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
  const live = new LiveComposition(store, key, refusing(badVersion), () => undefined);
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
  const canary = new LiveComposition(store, key, refusing(badTry), () => undefined, CANARY);
  await canary.start();
  expect(canary.now?.manifests.shell?.version).toBe(firstTry);
  const bad = startCanary(store, key, { shell: badTry }, 50, new Date());
  await canary.look();
  expect(canary.now).toBeUndefined();
  expect(canary.refused?.id).toBe(bad.id);
  canary.stop();
});
