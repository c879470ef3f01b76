/** @jest-environment node */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { startCanary } from '../canaries/canaries';
import { readChannel } from '../channels/channel';
import { ChannelMemory } from '../channels/channel-memory';
import { CANARY, STABLE } from '../channels/channel-names';
import { moveChannel } from '../channels/move-channel';
import { promote, promoteFromScratch } from '../channels/promote';
import { recoverChannel } from '../channels/recover-channel';
import { rollBack } from '../channels/roll-back';
import { currentComposition } from '../compositions/current-composition';
import { earlierVersions } from '../compositions/earlier-versions';
import { readComposition } from '../compositions/read-composition';
import { publishRelease } from '../publishing/publish-release';
import { readManifest } from '../publishing/read-manifest';
import { newestVersion, readReleaseRecord } from '../publishing/release-record';
import { writeTestBuild } from '../publishing/test-build';
import { cleanReleases } from '../store/clean-releases';
import { PublishedFiles } from '../store/published-files';
import { ReleaseStore } from '../store/release-store';
import { publicReleaseKey, releaseKey } from './release-key';
import { sha256 } from './sha256';
import { signValue } from './signature';

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
let files: PublishedFiles;
let minute = 0;
const at = (...parts: string[]) => join(store.root, ...parts);
/** A new process: it has only the memory stored outside the release folder. */
const restarted = () => new ReleaseStore(store.root, new ChannelMemory(join(folder, 'state')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forged-'));
  store = new ReleaseStore(join(folder, 'releases'), new ChannelMemory(join(folder, 'state')));
  key = releaseKey(join(folder, 'keys/release.pem'));
  files = new PublishedFiles(store, key);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string): Promise<ReleaseManifest> {
  const root = join(folder, 'build');
  writeTestBuild(root, { name, server: code, files: { 'entry.js': 'the entry', 'page.css': '.page { color: red }' } });
  minute += 1;
  return publishRelease(store, key, root, { now: new Date(Date.UTC(2026, 2, 1, 9, minute)) });
}

async function release(code: string) {
  const { version } = await publish('shell', code);
  return promote(store, key, { shell: version }, new Date(Date.UTC(2026, 2, 1, 10, minute)));
}

const stateFile = (sequence: number) => at('channels', STABLE, `${sequence}.json`);
const writeState = (sequence: number, text: string | Buffer) => {
  mkdirSync(at('channels', STABLE), { recursive: true });
  writeFileSync(stateFile(sequence), text);
};

describe('a channel state', () => {
  test('is refused when it is unsigned', async () => {
    const { id } = await release('one');
    await release('two');
    writeState(3, JSON.stringify({ sequence: 3, current: id, history: [] }));
    expect(() => readChannel(store, key, STABLE)).toThrow('is not signed');
    expect(() => promote(store, key, {}, new Date())).toThrow('is not signed');
  });

  test('is refused when another key signed it', async () => {
    const { id } = await release('one');
    const other = releaseKey(join(folder, 'other.pem'));
    const state = { channel: STABLE, sequence: 2, current: id, history: [] };
    writeState(2, JSON.stringify(signValue('channel', state, other)));
    expect(() => readChannel(store, key, STABLE)).toThrow("not signed with this installation's release key");
  });

  test('is refused when it was signed as another kind of record', async () => {
    const { id } = await release('one');
    const state = { channel: STABLE, sequence: 2, current: id, history: [] };
    writeState(2, JSON.stringify(signValue('composition', state, key)));
    expect(() => readChannel(store, key, STABLE)).toThrow('not signed');
  });

  test('is refused when its number is lower than its file name says', async () => {
    await release('one');
    await release('two');
    writeState(3, readFileSync(stateFile(1)));
    expect(() => readChannel(store, key, STABLE)).toThrow('was signed as state 1 of channel stable');
  });

  test('is refused when it belongs to another channel', async () => {
    await release('one');
    const { version } = await publish('shell', 'tried');
    startCanary(store, key, { name: 'shell', versions: { shell: version } }, new Date());
    rmSync(stateFile(1));
    writeState(1, readFileSync(at('channels', CANARY, '1.json')));
    expect(() => readChannel(new ReleaseStore(store.root), key, STABLE)).toThrow('of channel canary');
  });

  test('is refused when it is older than an accepted one, also by a later process', async () => {
    await release('one');
    await release('two');
    readChannel(store, key, STABLE);
    rmSync(stateFile(2));
    expect(() => readChannel(store, key, STABLE)).toThrow('older than state 2');
    expect(() => readChannel(restarted(), key, STABLE)).toThrow('older than state 2');
    rmSync(stateFile(1));
    expect(() => readChannel(restarted(), key, STABLE)).toThrow('has no state');
  });

  test('is refused when it replaces an accepted one under the same number, although it is signed', async () => {
    const { id } = await release('one');
    await release('two');
    readChannel(store, key, STABLE);
    const state = { channel: STABLE, sequence: 2, current: id, history: [] };
    writeState(2, JSON.stringify(signValue('channel', state, key)));
    expect(() => readChannel(restarted(), key, STABLE)).toThrow('differs from the accepted one');
  });

  test('is accepted when older only by a process that has not accepted a newer one', async () => {
    const { id } = await release('one');
    await release('two');
    readChannel(store, key, STABLE);
    rmSync(stateFile(2));
    expect(readChannel(new ReleaseStore(store.root), key, STABLE)?.current).toBe(id);
  });

  test('can only be made with the private key', async () => {
    const { id } = await release('one');
    const seen = readChannel(store, key, STABLE);
    const webKey = publicReleaseKey(join(folder, 'keys/release.pub.pem'));
    expect(readChannel(restarted(), webKey, STABLE)).toEqual(seen);
    expect(() => moveChannel(store, webKey, STABLE, seen, { current: id, history: [] }, 'promote')).toThrow();
    expect(() => publicReleaseKey(join(folder, 'keys/release.pem'))).toThrow('private');
  });

  test('is made again by an operator’s rollback or recovery, with a higher number', async () => {
    const first = await release('one');
    await release('two');
    rollBack(store, key);
    expect(readChannel(store, key, STABLE)).toMatchObject({ sequence: 3, current: first.id });
    writeState(9, 'nothing');
    expect(() => rollBack(store, key)).toThrow('not JSON');
    recoverChannel(store, key, first.id);
    expect(readChannel(restarted(), key, STABLE)).toMatchObject({ sequence: 10, current: first.id });
    rmSync(at('channels'), { recursive: true });
    const { version } = await publish('shell', 'three');
    promoteFromScratch(restarted(), key, { shell: version }, new Date());
    expect(readChannel(restarted(), key, STABLE)?.sequence).toBe(11);
  });

  test('is refused unread when it is a pipe, a link or too large', async () => {
    await release('one');
    symlinkSync('/dev/zero', stateFile(2));
    expect(() => readChannel(store, key, STABLE)).toThrow();
    rmSync(stateFile(2));
    writeState(2, '');
    truncateSync(stateFile(2), 3 * 2 ** 30);
    expect(() => readChannel(store, key, STABLE)).toThrow('the maximum is');
  });
});

test('a folder that is a link is not written, read or cleaned', async () => {
  await release('one');
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'letters.txt'), 'of the operator');
  rmSync(at('assets/shell'), { recursive: true });
  symlinkSync(elsewhere, at('assets/shell'));
  const clean = () => cleanReleases(store, key, { keep: 0, olderThanMs: -60_000, now: new Date() });
  expect(clean).toThrow('is a symbolic link');
  await expect(publish('shell', 'two')).rejects.toThrow('is a symbolic link');
  expect(() => files.find('shell', 'entry.js')).toThrow('is a symbolic link');
  expect(readdirSync(elsewhere)).toEqual(['letters.txt']);
});

describe('a composition', () => {
  test('is refused in the place of another, although it is signed', async () => {
    const old = await release('one');
    const { id } = await release('two');
    cpSync(at('compositions', `${old.id}.json`), at('compositions', `${id}.json`));
    expect(() => currentComposition(store, key)).toThrow(`was signed as ${old.id}`);
  });

  test('refers to nothing outside the folder', () => {
    expect(() => readComposition(store, key, '../../keys/release')).toThrow('not the name of a released file');
    expect(() => store.read('packages', '..', '..', 'keys')).toThrow('not the name of a released file');
  });
});

describe('a manifest', () => {
  test('is refused for an earlier version when its digest is not the one in the signed compositions', async () => {
    const first = await release('one');
    const second = await release('two');
    const version = first.packages.shell?.version ?? '';
    const file = at('packages/shell', version, 'manifest.json');
    const forged = readFileSync(file, 'utf8').replace(sha256('one'), sha256('forged'));
    writeFileSync(file, forged);
    const [entry] = earlierVersions(store, key, second.id).versions.shell ?? [];
    expect(entry?.version).toBe(version);
    expect(() => readManifest(store, 'shell', entry ?? { version, manifestSha256: '' })).toThrow('was changed');
  });

  test('is not promoted when it was forged after publication', async () => {
    await release('one');
    const { version } = await publish('shell', 'two');
    const file = at('packages/shell', version, 'manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(sha256('two'), sha256('forged')));
    expect(() => promote(store, key, { shell: version }, new Date())).toThrow('was changed');
  });

  test('is refused, with its record, for another package or a later version', async () => {
    const first = await publish('shell', 'one');
    const second = await publish('shell', 'two');
    const other = await publish('mf-basket', 'basket');
    renameSync(at('packages/mf-basket', other.version), at('packages/shell', other.version));
    expect(() => readReleaseRecord(store, key, 'shell', other.version)).toThrow('belongs to mf-basket');
    cpSync(at('packages/shell', first.version), at('packages/shell', second.version), { recursive: true });
    expect(() => readReleaseRecord(store, key, 'shell', second.version)).toThrow(`belongs to shell ${first.version}`);
  });

  test('does not count as the newest version when it is unsigned', async () => {
    const { version } = await publish('shell', 'one');
    cpSync(at('packages/shell', version), at('packages/shell/9.9.9-forged'), { recursive: true });
    expect(newestVersion(store, key, 'shell')).toBe(version);
  });
});

describe('a file for browsers', () => {
  const forged = Buffer.from('forged');

  test('is served as published, however the folder changes afterwards', async () => {
    await publish('shell', 'one');
    expect(files.find('shell', 'entry.js')?.toString()).toBe('the entry');
    writeFileSync(at('assets/shell/entry.js'), forged);
    expect(files.find('shell', 'entry.js')?.toString()).toBe('the entry');
    expect(() => new PublishedFiles(store, key).find('shell', 'entry.js')).toThrow('signed content');
  });

  for (const [form, bytes] of [
    ['entry.js', forged],
    ['entry.js', Buffer.from('The entry')],
    ['entry.js.br', brotliCompressSync(forged)],
    ['entry.js.gz', gzipSync(forged)],
  ] as const)
    test(`is refused as ${form} when its content differs (${bytes.length} bytes)`, async () => {
      const manifest = await publish('shell', 'one');
      writeFileSync(at('assets/shell', form), bytes);
      expect(() => files.find('shell', form)).toThrow(/signed content|the maximum/);
      expect(() => files.check(manifest)).toThrow(/signed content|the maximum/);
    });

  test('is not found when no published version has it', async () => {
    await publish('shell', 'one');
    writeFileSync(at('assets/shell/forged.js'), forged);
    symlinkSync(join(folder, 'keys/release.pem'), at('assets/shell/key.js'));
    for (const file of ['forged.js', 'key.js', '../shell/entry.js', '..'])
      expect(files.find('shell', file)).toBeUndefined();
    expect(files.find('..', 'release.pem')).toBeUndefined();
  });

  test('is not served through a link to the right content, and never read when it is huge', async () => {
    await publish('shell', 'one');
    renameSync(at('assets/shell/entry.js'), join(folder, 'entry.js'));
    symlinkSync(join(folder, 'entry.js'), at('assets/shell/entry.js'));
    expect(() => files.find('shell', 'entry.js')).toThrow();
    truncateSync(at('assets/shell/page.css'), 3 * 2 ** 30);
    expect(() => files.find('shell', 'page.css')).toThrow('the maximum is');
  });

  test('is not served under the name of another package', async () => {
    await publish('shell', 'one');
    mkdirSync(at('assets/mf-basket'), { recursive: true });
    cpSync(at('assets/shell/entry.js'), at('assets/mf-basket/entry.js'));
    expect(files.find('mf-basket', 'entry.js')).toBeUndefined();
  });

  test('is compressed again when a compressed copy was there before publication', async () => {
    mkdirSync(at('assets/shell'), { recursive: true });
    writeFileSync(at('assets/shell/entry.js.br'), brotliCompressSync(forged));
    writeFileSync(at('assets/shell/entry.js.gz'), gzipSync(Buffer.alloc(50 * 2 ** 20)));
    files.check(await publish('shell', 'one'));
    expect(brotliCompressSync(forged).equals(files.find('shell', 'entry.js.br') ?? forged)).toBe(false);
  });

  test('is not published when its content would close a style element', async () => {
    const root = join(folder, 'build');
    const css = '.a{}</STYLE ><script>alert(1)</script>';
    writeTestBuild(root, { name: 'shell', server: '', files: { 'entry.js': '', 'page.css': css } });
    await expect(publishRelease(store, key, root)).rejects.toThrow('end tag of a style element');
  });
});
