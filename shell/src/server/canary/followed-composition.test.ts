/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '@storefront/releases/canaries/canaries';
import { probeAndPin, unpin } from '@storefront/releases/channels/pins';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { CompositionHost } from '../compositions/live-composition';
import { LoadedCompositions } from '../compositions/loaded-compositions';
import { Refusals } from '../compositions/refusals';
import { LiveCanaries } from './live-canaries';
import { LivePins } from './live-pins';

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
/** What the processes have to show, by place. */
let shown: Record<string, string | undefined>;
/** Settles the start of a composition with this version of a package. */
let starting: Record<string, Promise<void>>;
let canaries: LiveCanaries;
let pins: LivePins;
/** How many processes each started composition keeps; undefined for as many as the stable one. */
let processes: (number | undefined)[];
/** The first stable composition. */
let stable: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'followed-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'release.pem'));
  shown = {};
  starting = {};
  processes = [];
  const host: CompositionHost = {
    start: async ({ manifests }, count) => {
      processes.push(count);
      for (const { version } of Object.values(manifests)) await starting[version];
    },
    show: (place, composition) => {
      shown[place] = composition?.id;
    },
  };
  const source = { store, key, files: new PublishedFiles(store, key) };
  const log = () => undefined;
  const compositions = new LoadedCompositions(source, log);
  const services = { source, compositions, refusals: new Refusals(), host, log };
  canaries = new LiveCanaries(services);
  pins = new LivePins(services);
  const versions = { shell: await publish('shell', 'shell'), 'mf-basket': await publish('mf-basket', 'basket') };
  stable = promote(store, key, versions, new Date()).id;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(store, key, root)).version;
}
const start = (name: string, version: string, share = 5) =>
  startCanary(store, key, { name, versions: { 'mf-basket': version }, share }, new Date());
const promoteBasket = async (code: string) =>
  promote(store, key, { 'mf-basket': await publish('mf-basket', code) }, new Date()).id;
const pin = (business: string, id: string) =>
  probeAndPin(store, key, business, id, new Date(), () => Promise.resolve());
const pinnedTo = (name: string) => pins.of({ name })?.id;
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
  expect(processes).toEqual([1, 1]);
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

test('a pinned business is shown its composition until it is unpinned, by its name as people write it', async () => {
  await pin('lathmere-home', stable);
  const second = await promoteBasket('second');
  await pins.poll();
  expect([pinnedTo('Lathmere & Home'), pinnedTo('Lathmere Home'), pinnedTo('Pipwell')]).toEqual([
    undefined,
    stable,
    undefined,
  ]);
  expect([shown, processes]).toEqual([{ 'pin of lathmere-home': stable }, [undefined]]);
  await pin('lathmere-home', second);
  await pins.poll();
  expect(pinnedTo('Lathmere Home')).toBe(second);
  unpin(store, key, 'lathmere-home');
  await pins.poll();
  expect([pins.all.size, shown]).toEqual([0, { 'pin of lathmere-home': undefined }]);
});

test('a business stays with its earlier pin when the next one is refused, and while the channel is invalid', async () => {
  await pin('lathmere', stable);
  await pins.poll();
  const bad = await publish('mf-basket', 'bad');
  starting[bad] = Promise.reject(new Error('it does not render'));
  const { id } = promote(store, key, { 'mf-basket': bad }, new Date());
  await pin('lathmere', id);
  await pin('pipwell', id);
  await pins.poll();
  expect([pinnedTo('Lathmere'), pinnedTo('Pipwell')]).toEqual([stable, undefined]);
  expect(pins.refused).toEqual({ id, why: 'it does not render' });
  writeFileSync(join(store.root, 'channels/stable/5.json'), '{"signed":{"channel":"stable","pins":{}}}');
  await pins.poll();
  expect(pinnedTo('Lathmere')).toBe(stable);
});
