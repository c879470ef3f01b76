import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const POLL_INTERVAL_MS = 50;

export const programs = {
  'commerce-api': 'services/commerce-api/dist/server.js',
  migrate: 'services/commerce-api/dist/migrate.js',
  shell: 'shell/dist/node/main.mjs',
  sandbox: 'services/sandbox/dist/server.js',
} as const;

export interface Program {
  /** The standard output and error so far. */
  output(): string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  /** Resolves when `url` responds; rejects when the process ends first. */
  untilAnswered(url: string): Promise<Response>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

/** Runs a built program with only this environment; it inherits nothing but PATH. */
export function runProgram(
  name: keyof typeof programs,
  env: Readonly<Record<string, string | undefined>>,
  words: readonly string[] = [],
): Program {
  const file = `${repository}/${programs[name]}`;
  if (!existsSync(file)) throw new Error(`${name} is not built: npm run build`);
  const child = spawn(process.execPath, [...tiedToParent, file, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let ended = false;
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      ended = true;
      resolve(code);
    }),
  );
  return {
    output: () => output,
    exited,
    async untilAnswered(url) {
      for (;;) {
        const reply = await fetch(url).catch(() => undefined);
        if (reply) return reply;
        if (ended) throw new Error(`${name} ended before it answered:\n${output}`);
        await pause(POLL_INTERVAL_MS);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
