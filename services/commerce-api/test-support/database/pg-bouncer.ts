import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tiedProgram } from '@storefront/testing/processes/tied-to-parent';
import { freePort, isRoot, serverIds } from './postgres-cluster';

const PROGRAM = '/usr/sbin/pgbouncer';

function install(): void {
  if (existsSync(PROGRAM)) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error('This test needs PgBouncer. On Debian or Ubuntu: sudo apt-get install pgbouncer');
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'inherit' });
}

/**
 * Starts PgBouncer before a PostgreSQL server of `startPostgres`. A connection to the server belongs to a client for one
 * transaction.
 * @param connections how many it opens to the server
 */
export async function startPgBouncer(databaseUrl: string, connections: number) {
  install();
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  const [uid = 0, gid = 0] = isRoot ? serverIds() : [];
  if (isRoot) for (const path of [folder, users, settings]) chownSync(path, uid, gid);
  chmodSync(folder, 0o755);
  const env = { ...process.env, NODE_OPTIONS: '', ...(isRoot && { RUN_TIED_UID: `${uid}`, RUN_TIED_GID: `${gid}` }) };
  const bouncer = spawn(process.execPath, tiedProgram('SIGTERM', PROGRAM, settings), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => bouncer.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    bouncer.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve();
    });
    bouncer.once('close', () => reject(new Error(`PgBouncer did not start:\n${output}`)));
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
