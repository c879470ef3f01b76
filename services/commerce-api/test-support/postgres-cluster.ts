import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const INSTALLED = '/usr/lib/postgresql';

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function findBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

function binaries(): string {
  const found = findBinaries();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql', 'postgresql-contrib'], {
      stdio: 'inherit',
    });
    const installed = findBinaries();
    if (installed) return installed;
  }
  throw new Error('These tests need a PostgreSQL server. On Debian or Ubuntu: sudo apt-get install postgresql');
}

/** PostgreSQL refuses to run as root: there the account that its package made takes over. */
async function asServer(command: string, args: string[]): Promise<void> {
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', command, ...args]);
  else await run(command, args);
}

function giveToServer(folder: string): void {
  if (!isRoot) return;
  const [user, group] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(folder, user ?? 0, group ?? 0);
}

export interface PostgresCluster {
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server of this test's own: a temporary folder, a free port, gone afterwards. */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pg-'));
  giveToServer(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  await asServer(join(bin, 'initdb'), ['-D', data, '-U', 'storefront', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  // Nothing here outlives the test, so nothing waits for the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=120`;
  await asServer(join(bin, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://storefront@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await asServer(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
