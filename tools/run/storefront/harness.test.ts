import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { releaseStoreOf } from '@storefront/release-tool/session/data-folder';
import { promoteFromScratch } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';

const root = resolve(__dirname, '../../..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harness-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function startHarness(remote: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const { NODE_OPTIONS: _ours, NEIGHBOURS: _neighbours, NEIGHBOURS_FROM: _from, ...env } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', 'tools/harness.ts', remote], {
    cwd: root,
    env: { ...env, BUILD: 'no', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the data folder of an installation is refused with one sentence, and not changed', async () => {
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys/release.pem'), 'the key');
  const harness = startHarness('mf-basket', { DATA_DIR: folder, NEIGHBOURS: 'doubles' });
  let errors = '';
  harness.stderr?.on('data', (part: Buffer) => {
    errors += part;
  });
  const [code] = await once(harness, 'close');
  expect([code, errors]).toEqual([1, expect.stringMatching(/^\S+ is not a folder of the harness, .*\n$/)]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['keys', 'keys/release.pem']);
}, 60_000);

test('a harness that is stopped while it prepares leaves nothing behind', async () => {
  const installation = join(folder, 'installation');
  mkdirSync(join(installation, 'keys'), { recursive: true });
  const key = releaseKey(join(installation, 'keys/release.pem'));
  const store = releaseStoreOf(installation);
  const versions: Record<string, string> = {};
  for (const name of ['shell', 'mf-gifts']) {
    writeTestBuild(join(folder, name), { name, server: 'module.exports = {}', files: { 'entry.js': name } });
    versions[name] = (await publishRelease(store, key, join(folder, name))).version;
  }
  const { id } = promoteFromScratch(store, key, versions, new Date());
  const harness = startHarness('mf-basket', { NEIGHBOURS: 'doubles', NEIGHBOURS_FROM: installation });
  const ended = once(harness, 'close');
  let output = '';
  harness.stdout?.on('data', (part: Buffer) => {
    output += part;
    // From here on it builds the double.
    if (output.includes('Neighbours of')) harness.kill('SIGTERM');
  });
  expect(await ended).toEqual([0, null]);
  expect(output).toBe(
    `Neighbours of composition ${id} in ${join(installation, 'releases')}: mf-gifts ${versions['mf-gifts']}\n`,
  );
  expect(readdirSync(join(root, '.data')).filter((name) => name.startsWith(`neighbours-${harness.pid}-`))).toEqual([]);
}, 60_000);
