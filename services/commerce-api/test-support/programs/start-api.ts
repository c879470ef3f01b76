import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

export interface StartApiOptions {
  dataDir: string;
  port: number;
  /** Uses PGlite in dataDir when it is missing. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Another build of the service than this repository's. */
  server?: string;
  /** Starting and seeding the embedded database for the first time is slow. */
  readyWithinMs?: number;
}

export interface StartedApi {
  origin: string;
  pid: number;
  adminKey: string;
  internalKey: string;
  /** Its output so far. */
  log(): string;
  /** Stops it with SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  /** Kills it like a power cut would. */
  kill(): Promise<void>;
}

const ownServer = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the built service for a suite and waits until it is ready. Build it first: npm run build -w commerce-api. */
export async function startApi(options: StartApiOptions): Promise<StartedApi> {
  const { dataDir, port, databaseUrl, env = {}, server = ownServer, readyWithinMs = 120_000 } = options;
  if (!existsSync(server)) throw new Error('commerce-api is not built: npm run build -w commerce-api');
  const { DATABASE_URL: _outer, ...inherited } = process.env;
  const child = spawn(process.execPath, [...tiedToParent, server], {
    env: {
      ...inherited,
      NODE_OPTIONS: '',
      ...demonstrationEnvironment,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`commerce-api ended while starting:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`commerce-api was not ready in time:\n${output}`);
    }
    await pause(100);
  }
  const key = (name: string) => readFileSync(join(dataDir, 'keys', name), 'utf8').trim();
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    adminKey: env.ADMIN_KEY ?? key('admin.key'),
    internalKey: env.INTERNAL_KEY ?? key('internal.key'),
    log: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
