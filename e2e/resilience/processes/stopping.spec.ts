import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { processesWith } from '../support/survivors';

const root = resolve(import.meta.dirname, '../../..');
/** For the stopped run's own storefront; its workers' shells use the ports above it. */
const PORT = 4660;
const START_MS = 180_000;
/** The grace period, "a few seconds", before processes are killed. */
const STOP_MS = 10_000;

interface Stopped {
  readonly step: string;
  readonly signal: NodeJS.Signals;
  /** Part of the command line of each program that must be running before the run is stopped. */
  readonly programs: readonly string[];
}

const database = ['bin/postgres', 'services/commerce-api/dist/server.js'];
const storefront = [
  'services/sandbox/dist/server.js',
  'services/commerce-api/dist/server.js',
  '--enable-source-maps '.concat(join(root, 'shell/dist/node/main.mjs')),
  // A worker's own shell.
  'end-with-parent.mjs '.concat(join(root, 'shell/dist/node/main.mjs')),
];

/** Steps of `npm test` that start processes, and those processes. */
const stops: readonly Stopped[] = [
  { step: 'race', signal: 'SIGINT', programs: database },
  { step: 'race', signal: 'SIGTERM', programs: database },
  // No handler runs, so each process must notice the end of its parent.
  { step: 'resilience', signal: 'SIGKILL', programs: storefront },
];

test.skip(!existsSync('/proc/self/environ'), 'Survivors are found in the process table of Linux.');
// The tested run would otherwise stop another run.
test.skip(Boolean(process.env.STOPPED_RUN), 'This run is the one that is stopped.');

for (const [at, { step, signal, programs }] of stops.entries())
  test(`npm test leaves no process behind when ${signal} ends it in its ${step} step`, async () => {
    test.setTimeout(START_MS + STOP_MS + 30_000);
    const mark = `STOPPED_RUN=${randomUUID()}`;
    const [name = '', value = ''] = mark.split('=');
    const reports = mkdtempSync(join(tmpdir(), 'stopped-run-'));
    const { E2E_RESILIENCE_DATA: _data, ...inherited } = process.env;
    const run = spawn(process.execPath, ['tools/test.mjs', step], {
      cwd: root,
      // A build would replace what the other workers' tests are using.
      env: {
        ...inherited,
        [name]: value,
        BUILD: 'no',
        REPORTS_DIR: reports,
        E2E_RESILIENCE_PORT: String(PORT + 60 * at),
      },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => run.once('exit', resolve));
    const running = () => [...processesWith(mark).values()];
    try {
      await expect
        .poll(() => programs.filter((program) => !running().some((line) => line.includes(program))), {
          timeout: START_MS,
        })
        .toEqual([]);
      run.kill(signal);
      await ended;
      await expect.poll(running, { timeout: STOP_MS }).toEqual([]);
    } finally {
      for (const pid of processesWith(mark).keys()) process.kill(pid, 'SIGKILL');
      rmSync(reports, { recursive: true, force: true });
    }
  });
