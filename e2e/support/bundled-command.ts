import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleOptions } from '@storefront/testing/bundle-options';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** Packages with native code, or that load files of their own. */
const unbundled = /^(@rspack|@swc|esbuild|nx|playwright|tsx|typescript)(\/|$)/;

const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const outfile = join(root, `.data/command-${process.pid}-${file.replaceAll('/', '-')}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    ...bundleOptions(unbundled),
    entryPoints: [join(root, file)],
    outfile,
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
