import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOptions } from '@storefront/testing/processes/bundle-options';
import { build } from 'esbuild';

/** Packages with native code, or that load files of their own. */
const unbundled = /^(@rspack|@swc|esbuild|nx|playwright|tsx|typescript)(\/|$)/;

/**
 * Bundles a command of this repository as one script, which starts in a third of the time.
 * @param file the command's source, relative to the repository
 * @param outfile the script, which is replaced when it is whole
 * @returns the absolute paths of the sources that it contains
 */
export async function bundleCommand(root: string, file: string, outfile: string): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    ...bundleOptions(unbundled),
    absWorkingDir: root,
    entryPoints: [join(root, file)],
    outfile,
    metafile: true,
    write: false,
  });
  const written = `${outfile}.${process.pid}`;
  writeFileSync(written, outputFiles[0]?.contents ?? '');
  renameSync(written, outfile);
  return Object.keys(metafile.inputs).map((path) => join(root, path));
}
