/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '@storefront/releases/bucket/folder-bucket';
import { PublisherStore } from '@storefront/releases/bucket/publisher-store';
import { currentPins } from '@storefront/releases/channels/pins';
import { promote } from '@storefront/releases/channels/promote';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { readResults, recordResult } from '@storefront/releases/publishing/test-results';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { printLog } from '../commands/log-command';
import { pinBusiness } from '../commands/pin-commands';
import { promoteVersions } from '../commands/promote-command';
import { printStatus } from '../commands/status-command';
import { recordTested } from '../commands/tested-command';
import type { ReleaseSession } from '../session/release-session';

const folder = mkdtempSync(join(tmpdir(), 'tested-'));
const key = releaseKey(join(folder, 'release.pem'));
const build = join(folder, 'build');
let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function publish(store: ReleaseStore, name: string, server: string): Promise<string> {
  writeTestBuild(build, { name, server, files: { 'entry.js': '' } });
  return (await publishRelease(store, key, build)).version;
}

/** A storefront with one version on show. Nothing runs at its address. */
async function sessionOf(store: ReleaseStore): Promise<ReleaseSession> {
  promote(store, key, { shell: await publish(store, 'shell', 'shell') }, new Date());
  const probe = () => Promise.resolve();
  return {
    store,
    key,
    probe,
    storefront: 'http://127.0.0.1:1',
    allowsMisfit: true,
  } as Partial<ReleaseSession> as ReleaseSession;
}

const promoteBasket = (session: ReleaseSession, version: string, despiteFailures?: string) =>
  promoteVersions(session, [{ name: 'mf-basket', version }], { despiteFailures });
const tested = (session: Pick<ReleaseSession, 'store' | 'key'>, version: string, outcome: 'passed' | 'failed') =>
  recordTested(session, [{ name: 'mf-basket', version }], 'e2e', outcome);

test('a version whose suite failed is promoted only with a reason, which the log and the status show', async () => {
  const reason = 'despite failures: the sale begins';
  const store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann', reason });
  const session = await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'one');
  await tested(session, version, 'failed');
  await expect(promoteBasket(session, version)).rejects.toThrow(
    new RegExp(
      `^e2e failed with mf-basket ${version}, as ann recorded at .*, so nothing was changed\\. .* --despite-failures`,
    ),
  );
  await promoteBasket(session, version, 'urgent');
  said = [];
  await printLog(session, { last: 1 });
  expect(said[0]).toContain(`promote mf-basket ${version}  by ann`);
  expect(said[0]).toContain(reason);
  said = [];
  await printStatus(session, {});
  expect(said.join('\n')).toMatch(new RegExp(`: ${reason}\\n[^]*mf-basket +${version} +failed: e2e`));
});

test('a business is pinned to a version whose suite failed only with a reason', async () => {
  const store = new ReleaseStore(join(folder, 'pinned'));
  const session = await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'nine');
  await tested(session, version, 'passed');
  await promoteBasket(session, version);
  const composition = currentComposition(store, key)?.id;
  const pin = (id?: string, despiteFailures?: string) => pinBusiness(session, 'lathmere', id, { despiteFailures });
  await promoteBasket(session, await publish(store, 'mf-basket', 'ten'));
  await tested(session, version, 'failed');
  await expect(pin(composition)).rejects.toThrow(`e2e failed with mf-basket ${version}, as `);
  expect(currentPins(store, key)).toEqual({});
  await pin(composition, 'urgent');
  expect(currentPins(store, key)).toMatchObject({ lathmere: { composition } });
  await promoteBasket(session, version, 'urgent');
  // What everyone is shown needs no reason.
  await pin();
});

test('the newest result of a suite counts, and a version without one is promoted as not tested', async () => {
  const store = new ReleaseStore(join(folder, 'newest'));
  const session = await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'two');
  await tested(session, version, 'failed');
  await tested(session, version, 'passed');
  await promoteBasket(session, version);
  expect(said).not.toContainEqual(expect.stringContaining('was not tested'));
  const untested = await publish(store, 'mf-basket', 'three');
  await promoteBasket(session, untested);
  expect(said).toContain(`mf-basket ${untested} was not tested: no suite has recorded a result`);
});

test('a result that the package’s team did not sign does not count', async () => {
  const store = new ReleaseStore(join(folder, 'forged'));
  await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'four');
  const signed = { name: 'mf-basket', version, suite: 'e2e', outcome: 'failed', at: '', by: 'mallory' };
  writeFileSync(
    join(store.root, 'packages/mf-basket', version, 'result-1.json'),
    JSON.stringify({ signed, signature: 'AAAA' }),
  );
  expect(await readResults(store, key, 'mf-basket', version)).toEqual([]);
});

test('a result that one machine records in a bucket stops another one', async () => {
  mkdirSync(join(folder, 'bucket'));
  const bucket = new FolderBucket(join(folder, 'bucket'));
  const machine = (name: string) => new PublisherStore(bucket, new ReleaseStore(join(folder, name)), key, { name });
  const first = machine('pipeline');
  const version = await publish(first, 'mf-basket', 'five');
  await tested({ store: first, key }, version, 'failed');
  const second = machine('person');
  await second.fetchRecords('mf-basket');
  expect(await readResults(second, key, 'mf-basket', version)).toMatchObject([{ outcome: 'failed', by: 'pipeline' }]);
});

test('the name of a file does not decide which result is the newest', async () => {
  const store = new ReleaseStore(join(folder, 'copied'));
  await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'six');
  const results = join(store.root, 'packages/mf-basket', version);
  const newest = async () => (await readResults(store, key, 'mf-basket', version)).map(({ outcome }) => outcome);
  await tested({ store, key }, version, 'passed');
  await tested({ store, key }, version, 'failed');
  cpSync(join(results, 'result-1.json'), join(results, 'result-999999999.json'));
  expect(await newest()).toEqual(['failed']);
  await tested({ store, key }, version, 'passed');
  expect(await newest()).toEqual(['passed']);
});

test('a result counts as the newest although the clock of its machine is behind', async () => {
  const store = new ReleaseStore(join(folder, 'clocks'));
  await sessionOf(store);
  const version = await publish(store, 'mf-basket', 'seven');
  const result = { name: 'mf-basket', version, suite: 'e2e' };
  await recordResult(store, key, { ...result, outcome: 'passed' }, new Date('2026-11-29T12:00:00.000Z'));
  await recordResult(store, key, { ...result, outcome: 'failed' }, new Date('2026-11-29T11:59:00.000Z'));
  expect(await readResults(store, key, 'mf-basket', version)).toMatchObject([
    { outcome: 'failed', at: '2026-11-29T12:00:00.001Z' },
  ]);
});

test('files in a bucket that are no results stop no command', async () => {
  const root = join(folder, 'littered');
  mkdirSync(root);
  const bucket = new FolderBucket(root);
  const machine = (name: string) => new PublisherStore(bucket, new ReleaseStore(join(folder, name)), key, { name });
  const first = machine('tidy');
  const version = await publish(first, 'mf-basket', 'eight');
  const results = join(root, 'packages/mf-basket', version);
  mkdirSync(join(results, 'a b'));
  writeFileSync(join(results, 'a b/result-1.json'), '{}');
  writeFileSync(join(results, 'result-1.json'), 'x'.repeat(64 * 1024 + 1));
  writeFileSync(join(results, 'result-999999999.json'), '{}');
  await tested({ store: first, key }, version, 'failed');
  const second = machine('other');
  await second.fetchRecords('mf-basket');
  expect(await readResults(second, key, 'mf-basket', version)).toMatchObject([{ outcome: 'failed', by: 'tidy' }]);
});
