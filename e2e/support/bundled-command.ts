import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** Packages with native code, or that load files of their own. */
const unbundled = /^(@rspack|@swc|esbuild|nx|playwright|tsx|typescript)(\/|$)/;

const plugin: Plugin = {
  name: 'command',
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

const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const outfile = join(root, `.data/command-${process.pid}-${file.replaceAll('/', '-')}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [join(root, file)],
    outfile,
    bundle: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    platform: 'node',
    target: 'node20',
    // Bundled CommonJS modules call it for Node.js's own modules.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    plugins: [plugin],
    logLevel: 'warning',
  });
  return outfile;
}

/**
 * A command of this repository as one script, which starts in a fifth of the CPU time: suites run some hundred of them.
 * It is bundled once per process, and removed when that ends.
 * @param file the command's source, relative to the repository
 * @returns the script's path
 */
export function bundledCommand(file: string): Promise<string> {
  const bundled = bundles.get(file) ?? bundle(file);
  bundles.set(file, bundled);
  return bundled;
}
