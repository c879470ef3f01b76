import { type ChildProcess, spawn } from 'node:child_process';
import { tiedToParent } from '@storefront/testing/tied-to-parent';

/** Written by the harness when shoppers can be served. */
const READY = /runs on http/;
/** Of a harness that ends before that. */
const MAX_OUTPUT = 4_000;

/**
 * Starts a storefront of the tree's builds that shows all remotes.
 * @param dataDir its data folder, which `prepareStorefront` has filled
 * @returns once shoppers can be served: what stops it
 */
export async function startHarness(root: string, port: number, dataDir: string): Promise<() => Promise<void>> {
  const harness = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/harness.ts', 'all'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, BUILD: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(harness);
  return async () => {
    const ended = new Promise((done) => harness.once('exit', done));
    if (harness.exitCode === null && harness.kill('SIGTERM')) await ended;
  };
}

function untilReady(harness: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [harness.stdout, harness.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-MAX_OUTPUT);
        if (READY.test(output)) resolve();
      });
    harness.once('exit', () => reject(new Error(`The storefront did not start.\n${output}`)));
  });
}
