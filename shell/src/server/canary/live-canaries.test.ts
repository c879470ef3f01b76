/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '@storefront/releases/canaries';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { PublishedFiles } from '@storefront/releases/published-files';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { writeTestBuild } from '@storefront/releases/test-build';
import type { CompositionHost } from '../live-composition';
import { LoadedCompositions } from '../loaded-compositions';
import { Refusals } from '../refusals';
import { LiveCanaries } from './live-canaries';

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
/** What the processes have to show, by place. */
let shown: Record<string, string | undefined>;
/** Settles the start of a composition with this version of a package. */
let starting: Record<string, Promise<void>>;
let canaries: LiveCanaries;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-canaries-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'release.pem'));
  shown = {};
  starting = {};
  const host: CompositionHost = {
    start: async ({ manifests }, processes) => {
      expect(processes).toBe(1);
      for (const { version } of Object.values(manifests)) await starting[version];
    },
    show: (place, id) => {
      shown[place] = id;
    },
  };
  const source = { store, key, files: new PublishedFiles(store, key) };
  const log = () => undefined;
  const compositions = new LoadedCompositions(source, log);
  canaries = new LiveCanaries({ source, compositions, refusals: new Refusals(), host, log });
  const versions = { shell: await publish('shell', 'shell'), 'mf-basket': await publish('mf-basket', 'basket') };
  promote(store, key, versions, new Date());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(store, key, root)).version;
}
const start = (name: string, version: string, share = 5) =>
  startCanary(store, key, { name, versions: { 'mf-basket': version }, share }, new Date());
const basketOf = (name: string) => canaries.all.get(name)?.now?.manifests['mf-basket']?.version;

test('one canary’s refusal and end leave the other one as it is', async () => {
  const [good, bad] = [await publish('mf-basket', 'good'), await publish('mf-basket', 'bad')];
  const { id } = start('good', good);
  await canaries.poll();
  starting[bad] = Promise.reject(new Error('it does not render'));
  const refused = start('bad', bad);
  await canaries.poll();
  expect([basketOf('good'), basketOf('bad')]).toEqual([good, undefined]);
  expect(canaries.all.get('bad')?.refused).toEqual({ id: refused.id, why: 'it does not render' });
  expect(canaries.refused?.id).toBe(refused.id);
  expect(shown).toEqual({ 'canary good': id });
  endCanary(store, key, 'bad');
  await canaries.poll();
  expect([[...canaries.all.keys()], canaries.refused]).toEqual([['good'], undefined]);
  endCanary(store, key, 'good');
  await canaries.poll();
  expect([canaries.all.size, shown]).toEqual([0, { 'canary good': undefined }]);
});

test('a canary that is slow to start delays no other, and ends at once if it has ended meanwhile', async () => {
  const [slow, fast] = [await publish('mf-basket', 'slow'), await publish('mf-basket', 'fast')];
  let begin: () => void = () => undefined;
  starting[slow] = new Promise((resolve) => {
    begin = resolve;
  });
  start('slow', slow);
  const first = canaries.poll();
  start('fast', fast);
  await canaries.poll();
  expect([basketOf('slow'), basketOf('fast')]).toEqual([undefined, fast]);
  endCanary(store, key, 'slow');
  await canaries.poll();
  begin();
  await first;
  expect([basketOf('slow'), shown['canary slow']]).toEqual([undefined, undefined]);
  await canaries.poll();
  expect([...canaries.all.keys()]).toEqual(['fast']);
});

test('a recomposed canary that is refused keeps no visitor on the previous one', async () => {
  const [firstTry, badTry] = [await publish('mf-basket', 'first-try'), await publish('mf-basket', 'second-try')];
  start('mf-basket', firstTry);
  await canaries.poll();
  expect(basketOf('mf-basket')).toBe(firstTry);
  starting[badTry] = Promise.reject(new Error('it does not render'));
  start('mf-basket', badTry);
  await canaries.poll();
  expect([basketOf('mf-basket'), shown['canary mf-basket']]).toEqual([undefined, undefined]);
});

test('a forged state changes no canary', async () => {
  const version = await publish('mf-basket', 'good');
  start('mf-basket', version);
  await canaries.poll();
  writeFileSync(join(store.root, 'channels/canary/2.json'), '{"signed":{"channel":"canary"}}');
  await canaries.poll();
  expect(basketOf('mf-basket')).toBe(version);
  expect(canaries.refused).toEqual({ id: '', why: 'State 2 of channel canary is not signed.' });
});
