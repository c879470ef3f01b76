import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleCommand } from '../../tools/run/packages/bundle-command';

const root = resolve(import.meta.dirname, '../..');

const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const outfile = join(root, `.data/command-${process.pid}-${file.replaceAll('/', '-')}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await bundleCommand(root, file, outfile);
  return outfile;
}

/**
 * A command of this repository as one script: suites run some hundred of them. It is bundled once per process, and removed
 * when that ends.
 * @param file the command's source, relative to the repository
 * @returns the script's path
 */
export function bundledCommand(file: string): Promise<string> {
  const bundled = bundles.get(file) ?? bundle(file);
  bundles.set(file, bundled);
  return bundled;
}
