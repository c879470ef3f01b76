/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelMemory } from '@storefront/releases/channels/channel-memory';
import { promote } from '@storefront/releases/channels/promote';
import { rollBack } from '@storefront/releases/channels/roll-back';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { type CompositionHost, LiveComposition } from './live-composition';

const folder = mkdtempSync(join(tmpdir(), 'live-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'release.pem'));
const source = { store, key, files: new PublishedFiles(store, key) };

async function publish(code: string): Promise<string> {
  const root = join(folder, 'shell');
  writeTestBuild(root, { name: 'shell', server: code, files: { 'boot.js': 'boot' } });
  return (await publishRelease(store, key, root)).version;
}

/** The composition that the processes have to show, by channel. */
let shown: Record<string, string | undefined>;
/** Starts every composition except one with this version of the shell. */
const hostRefusing = (version?: string): CompositionHost => ({
  start: async ({ manifests }) => {
    if (manifests.shell?.version === version) throw new Error('it does not render');
  },
  show: (place, composition) => {
    shown[place] = composition?.id;
  },
});
beforeEach(() => {
  shown = {};
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server that starts while the channel names a refused composition shows the last good one', async () => {
  const good = promote(store, key, { shell: await publish('good') }, new Date());
  const badVersion = await publish('bad');
  const bad = promote(store, key, { shell: badVersion }, new Date());
  const live = new LiveComposition(source, hostRefusing(badVersion), () => undefined);
  await live.start();
  expect(live.now?.id).toBe(good.id);
  expect(shown).toEqual({ stable: good.id });
  expect(live.refused).toEqual({ id: bad.id, why: 'it does not render' });
  rollBack(store, key);
  await live.poll();
  expect(live.refused).toBeUndefined();
  live.stop();
});

test('a composition whose start took too long is started again later, with more time', async () => {
  const { id } = promote(store, key, { shell: await publish('slow') }, new Date());
  const patience: unknown[] = [];
  const host: CompositionHost = {
    ...hostRefusing(),
    start: async (_composition, _processes, startPatience) => {
      patience.push(startPatience);
      if (patience.length === 1) throw Object.assign(new Error('it took too long'), { code: 'start_timeout' });
    },
  };
  const live = new LiveComposition(source, host, () => undefined);
  await live.poll();
  await live.poll();
  expect([live.now, live.refused, patience]).toEqual([undefined, { id, why: 'it took too long' }, [1]]);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  await live.poll();
  later.mockRestore();
  expect([live.now?.id, live.refused, patience]).toEqual([id, undefined, [1, 2]]);
});

test('a server that starts with damaged files in the newest composition shows only the one it showed last', async () => {
  const memoryFolder = join(folder, 'state');
  const shell = () => {
    const releases = new ReleaseStore(store.root, new ChannelMemory(memoryFolder));
    const files = new PublishedFiles(releases, key);
    return new LiveComposition({ store: releases, key, files }, hostRefusing(), () => undefined);
  };
  const older = promote(store, key, { shell: await publish('older') }, new Date());
  const running = shell();
  await running.start();
  running.stop();
  const newerVersion = await publish('newer');
  const newer = promote(store, key, { shell: newerVersion }, new Date());
  writeFileSync(join(store.root, 'packages/shell', newerVersion, 'server.cjs'), 'damaged');

  // It has never shown the newer one, so the shown one stays.
  const restarted = shell();
  await restarted.start();
  expect([restarted.now?.id, restarted.refused?.id]).toEqual([older.id, newer.id]);
  restarted.stop();
  // It has shown the newer one: an older one does not replace it, whatever is damaged.
  writeFileSync(join(store.root, 'packages/shell', newerVersion, 'server.cjs'), 'newer');
  const repaired = shell();
  await repaired.start();
  expect(repaired.now?.id).toBe(newer.id);
  repaired.stop();
  writeFileSync(join(store.root, 'packages/shell', newerVersion, 'server.cjs'), 'damaged');
  const damaged = shell();
  await damaged.start();
  expect([damaged.now, damaged.refused?.id]).toEqual([undefined, newer.id]);
  // Once repaired, it is shown without a restart.
  writeFileSync(join(store.root, 'packages/shell', newerVersion, 'server.cjs'), 'newer');
  await damaged.poll();
  expect(damaged.now?.id).toBe(newer.id);
  damaged.stop();
});
