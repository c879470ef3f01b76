/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseSession } from '../session/release-session';
import { developRemote } from './develop-command';

const folder = mkdtempSync(join(tmpdir(), 'develop-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
const root = join(folder, 'sources');
/** It is in use. */
const occupied = createServer();
let port = 0;

async function publish(name: string, manifest: object): Promise<string> {
  const build = join(folder, name);
  writeTestBuild(build, { name, server: name, files: { [`${name}.js`]: name }, manifest });
  return (await publishRelease(store, key, build)).version;
}
beforeAll(async () => {
  const shell = await publish('shell', { shared: { react: '19.3.1', nanostores: '1.5.5' }, developerBoot: [] });
  promote(store, key, { shell, 'mf-basket': await publish('mf-basket', { shared: {} }) }, new Date());
  await new Promise<void>((listening) => occupied.listen(0, '127.0.0.1', listening));
  port = (occupied.address() as { port: number }).port;
});
afterAll(async () => {
  await new Promise((closed) => occupied.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

function install(versions: Readonly<Record<string, string>>): void {
  rmSync(root, { recursive: true, force: true });
  for (const [name, version] of Object.entries(versions)) {
    const file = join(root, 'node_modules', name, 'package.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ version }));
  }
}

const session = {
  repository: { packages: ['mf-basket'], folderOf: () => root },
  store,
  key,
} as never as ReleaseSession;
const develop = () => developRemote(session, 'mf-basket', 'http://localhost:4200', port, 3_600_000);

test.each([
  ['a later nanostores', { react: '19.3.1', nanostores: '1.6.0' }, 'nanostores 1.6.0', '1.5.5', '^1.6.0'],
  ['a React with breaking changes', { react: '18.3.1' }, 'react 18.3.1', '19.3.1', '^18.3.1'],
  [
    'a library that the shell does not have',
    { '@nanostores/react': '1.1.0' },
    '@nanostores/react 1.1.0',
    'none',
    '^1.1.0',
  ],
])('it does not start with %s', async (_what, versions, installed, provided, range) => {
  install(versions);
  await expect(develop()).rejects.toThrow(
    new Error(
      `mf-basket has ${installed} installed, the shell on channel stable provides ${provided}: install a version that it provides, or promote a shell with ${range} first.`,
    ),
  );
});

test('it accepts versions that the shell provides, or of which it provides a later one, and what is not used', async () => {
  install({ react: '19.2.0', nanostores: '1.5.5', formik: '2.4.9' });
  await expect(develop()).rejects.toThrow(new Error(`Port ${port} is in use: choose another with --port.`));
});
