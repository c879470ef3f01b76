import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
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

const plugin: Plugin = {
  name: 'suites',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: unbundled }, ({ path }) => ({ path, external: true }));
    // A bundled module reads files beside its source.
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }));
  },
};

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
    entryPoints: suites(),
    outdir,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    inject: [join(import.meta.dirname, 'globals.ts')],
    // Bundled CommonJS modules call it for Node.js's own modules.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    plugins: [plugin],
    logLevel: 'warning',
  });
  process.env[FOLDER_VARIABLE] = outdir;
  return () => rmSync(outdir, { recursive: true, force: true });
}
