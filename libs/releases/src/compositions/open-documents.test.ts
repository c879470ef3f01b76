/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '../bucket/folder-bucket';
import { PublisherStore } from '../bucket/publisher-store';
import { endCanary, startCanary } from '../canaries/canaries';
import { ChannelMemory } from '../channels/channel-memory';
import { probeAndPin, unpin } from '../channels/pins';
import { probeAndPromote, promote } from '../channels/promote';
import { rollBack } from '../channels/roll-back';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { manifestsOf } from './compose';
import { currentComposition } from './current-composition';
import { assertOpenDocumentsServed, shownWithinDay } from './open-documents';

const HOUR_MS = 3_600_000;
const accept = () => Promise.resolve();

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
let now: jest.SpiedFunction<typeof Date.now>;
/** The versions that a test promotes. */
let posting: string;
let silent: string;
let without: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'open-documents-'));
  store = new ReleaseStore(join(folder, 'releases'));
  key = releaseKey(join(folder, 'keys/release.pem'));
  now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T09:00:00Z'));
  posting = await publish('mf-catalogue', 'posts', { uses: { actions: ['basket/add-item'] } });
  silent = await publish('mf-catalogue', 'no form');
  without = await publish('mf-basket', 'no action');
  const basket = await publish('mf-basket', 'an action', { actions: ['add-item'] });
  const shell = await publish('shell', 'shell');
  promote(store, key, { shell, 'mf-basket': basket, 'mf-catalogue': posting }, new Date(Date.now()));
});
afterEach(() => {
  now.mockRestore();
  rmSync(folder, { recursive: true, force: true });
});

async function publish(name: string, code: string, manifest: object = {}, into = store): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.replaceAll(' ', '-')}.js`]: code }, manifest });
  return (await publishRelease(into, key, root)).version;
}

const wait = (hours: number) => now.mockReturnValue(Date.now() + hours * HOUR_MS);
const show = (versions: Readonly<Record<string, string>>) => promote(store, key, versions, new Date(Date.now()));
const shownBasket = () => currentComposition(store, key)?.packages['mf-basket']?.version;
const refusal = (place = 'open documents') =>
  `The action 'basket/add-item', which only mf-basket ${shownBasket()} handles, is used by mf-catalogue ${posting} (${place}).`;
const tryCatalogue = (version: string) =>
  startCanary(store, key, { name: 'catalogue', versions: { 'mf-catalogue': version }, share: 5 }, new Date(Date.now()));

test('an action stays for a day after the last page that posts to it, however old its composition is', () => {
  // Made three days before the moment at which it is last shown.
  wait(72);
  show({ 'mf-catalogue': silent });
  wait(23);
  expect(() => show({ 'mf-basket': without })).toThrow(refusal());
  wait(2);
  expect(show({ 'mf-basket': without }).packages['mf-basket']?.version).toBe(without);
});

test('a form and its action do not end in one step, unless --allow-removal is given', async () => {
  const versions = { 'mf-catalogue': silent, 'mf-basket': without };
  expect(() => show(versions)).toThrow(refusal());
  const at = new Date(Date.now());
  await expect(probeAndPromote(store, key, versions, at, accept)).rejects.toThrow(refusal());
  await expect(probeAndPromote(store, key, versions, at, accept, true)).resolves.toMatchObject({
    note: expect.any(String),
  });
  // The action is missing since then, which is no fault of a later promotion.
  expect(show({ 'mf-catalogue': silent }).packages['mf-basket']?.version).toBe(without);
});

test('pages of a composition that was rolled back count, and a rollback is never refused', () => {
  show({ 'mf-catalogue': silent });
  wait(48);
  const again = show({ 'mf-catalogue': posting });
  rollBack(store, key);
  expect(shownWithinDay(store, key)).toContainEqual({ id: again.id, place: 'open documents' });
  expect(() => show({ 'mf-basket': without })).toThrow(refusal());
  wait(25);
  const last = show({ 'mf-basket': without });
  rollBack(store, key);
  rollBack(store, key, last.id);
  expect(shownBasket()).toBe(without);
});

test.each([
  ['has ended', () => endCanary(store, key, 'catalogue')],
  ['tries another version', () => tryCatalogue(silent)],
])('pages of a canary count for a day after it %s, by its name', async (_what, moveOn) => {
  silent = await publish('mf-catalogue', 'another without a form');
  show({ 'mf-catalogue': await publish('mf-catalogue', 'no form') });
  wait(48);
  tryCatalogue(posting);
  wait(48);
  expect(() => show({ 'mf-basket': without })).toThrow(`is used by mf-catalogue ${posting} (canary catalogue).`);
  moveOn();
  wait(23);
  expect(() => show({ 'mf-basket': without })).toThrow(refusal('open documents of canary catalogue'));
  wait(2);
  expect(show({ 'mf-basket': without }).packages['mf-basket']?.version).toBe(without);
});

test('pages of a business count for a day after it is no longer pinned, by its name', async () => {
  const first = currentComposition(store, key)?.id;
  await probeAndPin(store, key, 'lathmere', first, new Date(Date.now()), accept);
  show({ 'mf-catalogue': silent });
  wait(48);
  unpin(store, key, 'lathmere');
  wait(23);
  expect(() => show({ 'mf-basket': without })).toThrow(refusal('open documents of lathmere'));
  wait(2);
  expect(show({ 'mf-basket': without }).packages['mf-basket']?.version).toBe(without);
});

test('a business that stays pinned keeps its own handlers, so its pages refuse nothing', async () => {
  const first = currentComposition(store, key)?.id;
  await probeAndPin(store, key, 'lathmere', first, new Date(Date.now()), accept);
  show({ 'mf-catalogue': silent });
  wait(25);
  expect(show({ 'mf-basket': without }).packages['mf-basket']?.version).toBe(without);
});

test('a composition or a manifest that was cleaned away is skipped', () => {
  const first = currentComposition(store, key);
  const second = show({ 'mf-catalogue': silent });
  const shown = manifestsOf(store, second.packages);
  const after = shown.map((one) => ({ ...one, actions: [] }));
  const check = () => assertOpenDocumentsServed(store, key, shown, after);
  expect(check).toThrow(refusal());
  store.remove('packages', 'mf-catalogue', posting);
  expect(check).not.toThrow();
  store.remove('compositions', `${first?.id}.json`);
  expect(check).not.toThrow();
});

test('a publisher with an empty folder reads what was open from the bucket', async () => {
  mkdirSync(join(folder, 'bucket'));
  const bucket = new FolderBucket(join(folder, 'bucket'));
  const publisherOf = (name: string) => {
    const memory = new ChannelMemory(join(folder, name, 'state'));
    return new PublisherStore(bucket, new ReleaseStore(join(folder, name, 'mirror'), memory), key, { name });
  };
  const ann = publisherOf('ann');
  const change = (versions: Readonly<Record<string, string>>) =>
    ann.change(() => promote(ann, key, versions, new Date(Date.now())));
  const form = await publish('mf-catalogue', 'posts', { uses: { actions: ['basket/add-item'] } }, ann);
  const basket = await publish('mf-basket', 'an action', { actions: ['add-item'] }, ann);
  await change({ shell: await publish('shell', 'shell', {}, ann), 'mf-basket': basket, 'mf-catalogue': form });
  // Later versions than the fallback versions, which are fetched anyway.
  for (const code of ['two', 'three', 'four'])
    await change({ 'mf-catalogue': await publish('mf-catalogue', code, {}, ann) });

  const tried = await publish('mf-catalogue', 'posts too', { uses: { actions: ['basket/add-item'] } }, ann);
  const request = { name: 'catalogue', versions: { 'mf-catalogue': tried }, share: 5 };
  await ann.change(() => startCanary(ann, key, request, new Date(Date.now())));
  await ann.change(() => endCanary(ann, key, 'catalogue'));

  const ben = publisherOf('ben');
  await ben.refresh();
  const action = await publish('mf-basket', 'no action', {}, ben);
  expect(() => promote(ben, key, { 'mf-basket': action }, new Date(Date.now()))).toThrow(
    `is used by mf-catalogue ${form} (open documents), mf-catalogue ${tried} (open documents of canary catalogue).`,
  );
});
