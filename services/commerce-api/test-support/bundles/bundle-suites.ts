import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOptions } from '@storefront/testing/processes/bundle-options';
import { build } from 'esbuild';
import { unbundled } from '../../unbundled';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where `jest.config.mjs` looks for test files. */
const SUITE_FOLDERS = ['src', 'demo', 'ops', 'relevance'];
/** The folder of a run's bundles, for `transform-suite.cjs`. Its name ends with the process id. */
const FOLDER_VARIABLE = 'TEST_BUNDLES';
const FOLDER_PREFIX = 'bundles-';

const suites = () =>
  SUITE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  ).filter((path) => path.endsWith('.test.ts'));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes bundles of runs that were killed. */
function removeAbandoned(parent: string): void {
  const pidIn = (name: string) => Number(name.slice(FOLDER_PREFIX.length));
  for (const name of readdirSync(parent))
    if (name.startsWith(FOLDER_PREFIX) && !isRunning(pidIn(name))) rmSync(join(parent, name), { recursive: true });
}

/**
 * Bundles the test files with everything that they import: each would otherwise load the 1,500 modules of the service
 * one by one in jest's runtime, which takes two seconds.
 * @returns removes the bundles
 */
export async function bundleSuites(): Promise<() => void> {
  const parent = join(root, '.data');
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent);
  const outdir = join(parent, `${FOLDER_PREFIX}${process.pid}`);
  await build({
    ...bundleOptions(unbundled),
    entryPoints: suites(),
    outdir,
    outbase: root,
    splitting: true,
    sourcemap: true,
    // Every suite reads and compiles the shared chunks again.
    minifyWhitespace: true,
    inject: [join(import.meta.dirname, 'globals.ts')],
  });
  process.env[FOLDER_VARIABLE] = outdir;
  return () => rmSync(outdir, { recursive: true, force: true });
}
