/** @jest-environment node */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { compose } from '../compositions/compose';
import { currentComposition } from '../compositions/current-composition';
import type { FederationManifest } from '../publishing/federation-manifest';
import { publishRelease } from '../publishing/publish-release';
import { readReleaseRecord, writeReleaseRecord } from '../publishing/release-record';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import { ReleaseStore } from '../store/release-store';
import { readChannel } from './channel';
import { STABLE } from './channel-names';
import { moveChannel } from './move-channel';
import { promote } from './promote';
import { rollBack } from './roll-back';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'keys/release.pem'));
const now = new Date('2026-03-01T09:00:00Z');

/** Writes the output of a build and publishes it. */
async function publish(name: string, code: string, more: object = {}) {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.length}.js`]: code }, manifest: more });
  return (await publishRelease(store, key, root)).version;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('releases', () => {
  let shell = '';
  let first = '';

  beforeAll(async () => {
    shell = await publish('shell', 'shell');
    first = await publish('mf-basket', 'first');
    promote(store, key, { shell, 'mf-basket': first }, now);
  });

  test('publishing the same build twice gives one version', async () => {
    await expect(publish('mf-basket', 'first')).resolves.toBe(first);
  });

  test('a remote’s version has a signed manifest for other hosts, which names its files; the shell has none', () => {
    const file = `mf-manifest.${first}.json`;
    const manifest = JSON.parse(store.read('assets', 'mf-basket', file).toString()) as FederationManifest;
    expect(manifest.metaData).toMatchObject({
      publicPath: 'auto',
      remoteEntry: { name: 'entry.5.js', type: 'global' },
    });
    expect(Object.keys(manifest.metaData.integrity)).toEqual(['entry.5.js']);
    const released = JSON.parse(
      store.read('packages', 'mf-basket', first, 'manifest.json').toString(),
    ) as ReleaseManifest;
    expect(Object.keys(released.files)).toEqual(expect.arrayContaining([file, `${file}.br`, `${file}.gz`]));
    expect(store.has('assets', 'shell', `mf-manifest.${shell}.json`)).toBe(false);
  });

  test('the scripts of a development build must be the built ones; they are not compressed, nor part of the size', async () => {
    const root = join(folder, 'development');
    const files = { 'boot.js': 'boot', 'developer-boot.js': 'development' };
    const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const publishWith = (text: string) => {
      const developerBoot = [{ file: 'developer-boot.js', integrity: integrity(text), bytes: text.length }];
      writeTestBuild(root, { name: 'shell', server: 'development', files, manifest: { developerBoot } });
      return publishRelease(store, key, root);
    };
    const { files: released, version } = await publishWith('development');
    expect(readReleaseRecord(store, key, 'shell', version)).toMatchObject({ browserBytes: 'boot'.length });
    expect(Object.keys(released)).toEqual(['boot.js', 'boot.js.br', 'boot.js.gz', 'developer-boot.js']);
    await expect(publishWith('other')).rejects.toThrow('developer-boot.js does not match');
  });

  test('a promotion changes one package and keeps the others', async () => {
    const second = await publish('mf-basket', 'second!');
    const composition = promote(store, key, { 'mf-basket': second }, now);
    expect(composition.packages['mf-basket']?.version).toBe(second);
    expect(composition.packages.shell?.version).toBe(shell);
    expect(currentComposition(store, key)?.id).toBe(composition.id);
  });

  test('a rollback shows the previous composition', () => {
    expect(rollBack(store, key).packages['mf-basket']?.version).toBe(first);
    expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(first);
  });

  test('an older version’s files stay, so that an open page can still load its parts', () => {
    expect(store.has('assets', 'mf-basket', 'entry.5.js')).toBe(true);
    expect(store.has('assets', 'mf-basket', 'entry.7.js')).toBe(true);
  });

  test('a composition changed after signing is refused', () => {
    const id = readChannel(store, key, STABLE)?.current ?? '';
    const file = join(folder, 'releases/compositions', `${id}.json`);
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace(first, '1.0.0-evil'));
    expect(() => currentComposition(store, key)).toThrow('not signed');
    writeFileSync(file, good);
  });

  test('a composition signed with another key is refused', () => {
    const other = releaseKey(join(folder, 'keys/other.pem'));
    expect(() => currentComposition(new ReleaseStore(store.root), other)).toThrow('not signed');
  });

  test('a handler that demands a field which its requester does not send is promoted only with it', async () => {
    const shapes = (...required: string[]) => ({
      facts: {},
      commands: {
        'basket:clear': { payload: { type: 'object', required, properties: {} }, reply: { type: 'object' } },
      },
    });
    const uses = { commands: ['basket:clear'], boundaries: [], actions: [], operations: [] };
    const handler = (...required: string[]) => ({ handles: ['basket:clear'], schemas: shapes(...required) });
    const plain = await publish('mf-basket', 'handles basket:clear', handler());
    const page = await publish('mf-page', 'requests basket:clear', { uses, schemas: shapes() });
    promote(store, key, { 'mf-basket': plain, 'mf-page': page }, now);

    const stricter = await publish('mf-basket', 'handles basket:clear with a reason', handler('reason'));
    expect(() => promote(store, key, { 'mf-basket': stricter }, now)).toThrow(
      `mf-page ${page} requests 'basket:clear' with a payload that mf-basket ${stricter} does not accept: 'reason' may be missing. Promote versions that agree in the same step`,
    );
    expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(plain);

    const newPage = await publish('mf-page', 'requests basket:clear with a reason', {
      uses,
      schemas: shapes('reason'),
    });
    promote(store, key, { 'mf-page': newPage }, now);
    promote(store, key, { 'mf-basket': stricter }, now);
    // Back to what fitted before: a rollback is not compared.
    rollBack(store, key);
    expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(plain);
  });

  test('a version with a schema that cannot be compared is not published, nor promoted if it was', async () => {
    const schemas = (fact: object) => ({ facts: { 'basket:emptied': fact }, commands: {} });
    const before = store.list('packages', 'mf-basket');
    await expect(publish('mf-basket', 'emits a $ref', { schemas: schemas({ $ref: '#/x' }) })).rejects.toThrow(
      /^The fact 'basket:emptied' of mf-basket 1\.0\.0-[0-9a-f]{12} cannot be compared: it has \$ref, which is not supported\.$/,
    );
    expect(store.list('packages', 'mf-basket')).toEqual(before);
    expect(store.has('assets', 'mf-basket', 'entry.12.js')).toBe(false);

    // As one that was published before such schemas were refused.
    const good = await publish('mf-basket', 'emits a fact', {
      handles: ['basket:clear'],
      schemas: schemas({ type: 'object' }),
    });
    const version = '1.0.0-000000000001';
    const text = store
      .read('packages', 'mf-basket', good, 'manifest.json')
      .toString()
      .replaceAll(good, version)
      .replace('"type":"object"', '"oneOf":[]');
    store.write(text, 'packages', 'mf-basket', version, 'manifest.json');
    const record = readReleaseRecord(store, key, 'mf-basket', good);
    writeReleaseRecord(store, key, { ...record, version, manifestSha256: sha256(text) });
    const current = currentComposition(store, key)?.id;
    expect(() => promote(store, key, { 'mf-basket': version }, now)).toThrow(
      `The fact 'basket:emptied' of mf-basket ${version} cannot be compared: it has oneOf, which is not supported.`,
    );
    expect(currentComposition(store, key)?.id).toBe(current);
  });

  test('two promotions at the same moment both take effect', async () => {
    const versions = await Promise.all([publish('mf-one', 'one'), publish('mf-two', 'two, longer')]);
    const script = join(folder, 'promote.mjs');
    writeFileSync(
      script,
      `import { promote } from ${JSON.stringify(resolve(import.meta.dirname, 'promote.ts'))};
import { releaseKey } from ${JSON.stringify(resolve(import.meta.dirname, '../signatures/release-key.ts'))};
import { ReleaseStore } from ${JSON.stringify(resolve(import.meta.dirname, '../store/release-store.ts'))};
const [name, version, at] = process.argv.slice(2);
const store = new ReleaseStore(${JSON.stringify(join(folder, 'releases'))});
const key = releaseKey(${JSON.stringify(join(folder, 'keys/release.pem'))});
while (Date.now() < Number(at));
for (let n = 0; n < 10; n += 1) promote(store, key, { [name]: version }, new Date());
`,
    );
    const before = readChannel(store, key, STABLE)?.sequence ?? 0;
    const at = String(Date.now() + 1500);
    const run = promisify(execFile);
    const each = (name: string, version = '') =>
      run(process.execPath, ['--import', 'tsx', script, name, version, at], { cwd: import.meta.dirname });
    await Promise.all([each('mf-one', versions[0]), each('mf-two', versions[1])]);
    const shown = currentComposition(store, key);
    expect(shown?.packages['mf-one']?.version).toBe(versions[0]);
    expect(shown?.packages['mf-two']?.version).toBe(versions[1]);
    expect(readChannel(store, key, STABLE)?.sequence).toBe(before + 20);
  }, 60_000);

  test('a writer with an outdated read of the channel changes nothing', () => {
    const seen = readChannel(store, key, STABLE);
    expect(moveChannel(store, key, STABLE, seen, { current: 'a', history: [] }, 'a')).toBe(true);
    expect(moveChannel(store, key, STABLE, seen, { current: 'b', history: [] }, 'b')).toBe(false);
    expect(readChannel(store, key, STABLE)?.current).toBe('a');
    moveChannel(
      store,
      key,
      STABLE,
      readChannel(store, key, STABLE),
      { current: seen?.current ?? '', history: [] },
      'back',
    );
  });

  test('a package built against different shared libraries is refused and nothing changes', async () => {
    const before = readChannel(store, key, STABLE)?.current;
    const odd = await publish('mf-slots', 'slots', { shared: { react: '18.2.0' } });
    expect(() => promote(store, key, { 'mf-slots': odd }, now)).toThrow(
      'built against react 18.2.0, the shell provides 19.0.0',
    );
    expect(readChannel(store, key, STABLE)?.current).toBe(before);
  });

  test('two owners of one path are refused', async () => {
    const route = { path: '/basket', name: 'basket', kind: 'private', expose: './Page', guards: [] };
    const one = await publish('mf-a', 'a', { routes: [route] });
    const two = await publish('mf-b', 'bb', { routes: [route] });
    expect(() => promote(store, key, { 'mf-a': one, 'mf-b': two }, now)).toThrow('both claim the path /basket');
  });

  test('a path that takes addresses of another package’s page is refused, but no rollback is', async () => {
    const at = (path: string) => ({ routes: [{ path, name: 'x', kind: 'public', expose: './Page', guards: [] }] });
    const owner = await publish('mf-a', 'offers', at('/stores/:storeSlug/offers'));
    const before = promote(store, key, { 'mf-a': owner }, now);
    const taker = await publish('mf-b', 'one offer', at('/stores/borough/offers'));
    const sentence =
      '/stores/:storeSlug/offers of mf-a and /stores/borough/offers of mf-b match the same addresses: give one of them another path.';
    for (const verb of ['promote', 'canary', 'link'] as const)
      expect(() => compose(store, key, before, { 'mf-b': taker }, now, { verb })).toThrow(new Error(sentence));
    expect(() => promote(store, key, { 'mf-b': taker }, now)).toThrow(new Error(sentence));
    expect(currentComposition(store, key)?.id).toBe(before.id);
    expect(() => compose(store, key, before, { 'mf-b': taker }, now, { verb: 'rollback' })).not.toThrow();
  });
});
