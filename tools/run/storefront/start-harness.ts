import type { ChildProcess } from 'node:child_process';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { startGroup } from '../run-command';

/** Written by the harness when shoppers can be served. */
const READY = /runs on http/;
/** The last characters of its output, for the error of a harness that ends before that. */
const MAX_OUTPUT = 4_000;

/**
 * Starts a storefront of the tree's builds that shows all remotes. `stopCommands` ends it too, also while it starts.
 * @param dataDir its data folder, which `prepareStorefront` has filled
 * @returns once shoppers can be served: what stops it
 */
export async function startHarness(root: string, port: number, dataDir: string): Promise<() => Promise<void>> {
  const words = [...tiedToParent, '--import', 'tsx', 'tools/harness.ts', 'all'];
  const { child, ended } = startGroup(process.execPath, words, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, BUILD: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  return async () => {
    child.kill('SIGTERM');
    await ended;
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
