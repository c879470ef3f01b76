import { type ChildProcessByStdio, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { tiedProgram } from '@storefront/testing/processes/tied-to-parent';

const run = promisify(execFile);
export const isRoot = process.getuid?.() === 0;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const MEMORY_FOLDER = '/dev/shm';
/** What the databases of a run take at most; containers often have 64 MB. */
const MEMORY_BYTES = 2 * 1024 ** 3;
/** How many characters of the server's log an error shows. */
const MAX_LOG_CHARACTERS = 10_000;

/** A free port. */
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
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

export const hasPostgres = (): boolean => findBinaries() !== undefined;

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

/** PostgreSQL refuses to run as root, so it runs as its package's own account. */
async function runAsServerUser(command: string, args: string[]): Promise<void> {
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', command, ...args]);
  else await run(command, args);
}

/** The user and group that PostgreSQL's package created. */
export const serverIds = () =>
  ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));

function setServerAsOwner(folder: string): void {
  if (!isRoot) return;
  const [user, group] = serverIds();
  chownSync(folder, user ?? 0, group ?? 0);
}

/** Resolves when the server accepts connections; rejects with its log when it ends instead. */
function untilReady(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => {
      // Its output must be read to the end, or the server would block.
      if (output.length < MAX_LOG_CHARACTERS) output += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(output)) resolve();
    });
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

/** In memory where there is room: to make and remove the 400 files of a database takes ten times as long on a disk. */
function temporaryFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize < MEMORY_BYTES ? tmpdir() : MEMORY_FOLDER;
}

export interface PostgresCluster {
  url: string;
  /** Ends the server as a power cut would; `recover` starts it again with its files and port. */
  fail(): Promise<{ recover(): Promise<void> }>;
  /** Starts a server that follows this one and accepts reads alone. */
  startReplica(): Promise<PostgresCluster>;
  stop(): Promise<void>;
}

// Durability is off, because the data does not outlive the test.
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  'max_connections=120',
];

/** Starts a server on a folder of data. @returns ends it as a power cut would, which is also the fastest stop */
async function serve(bin: string, folder: string, port: number) {
  const settings = SETTINGS.flatMap((one) => ['-c', one]);
  const words = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...settings];
  const [uid = '', gid = ''] = isRoot ? serverIds().map(String) : [];
  // Not started with pg_ctl, which would detach it: it must not outlive a stopped suite. SIGQUIT is PostgreSQL's
  // immediate shutdown.
  const server = spawn(process.execPath, tiedProgram('SIGQUIT', join(bin, 'postgres'), ...words), {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', RUN_TIED_UID: uid, RUN_TIED_GID: gid },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await untilReady(server);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}

/** A new folder that the server may write. */
function serverFolder(): string {
  const folder = mkdtempSync(join(temporaryFolder(), 'storefront-pg-'));
  setServerAsOwner(folder);
  return folder;
}

async function runCluster(bin: string, folder: string): Promise<PostgresCluster> {
  const port = await freePort();
  let end = await serve(bin, folder, port);
  const url = `postgresql://storefront@127.0.0.1:${port}/postgres`;
  return {
    url,
    async fail() {
      await end();
      return {
        async recover() {
          end = await serve(bin, folder, port);
        },
      };
    },
    async startReplica() {
      const copy = serverFolder();
      await runAsServerUser(join(bin, 'pg_basebackup'), [
        '-d',
        url,
        '-D',
        join(copy, 'data'),
        '-R',
        '-c',
        'fast',
        '--no-sync',
      ]);
      return runCluster(bin, copy);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server for one test: a temporary folder and a free port, removed afterwards. */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = binaries();
  const folder = serverFolder();
  const words = ['-D', join(folder, 'data'), '-U', 'storefront', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await runAsServerUser(join(bin, 'initdb'), words);
  return runCluster(bin, folder);
}
