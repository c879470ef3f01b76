import { join } from 'node:path';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

/** The script that observes a page, as one file. */
export function observerScript(): Promise<string> {
  script ??= build({
    entryPoints: [join(import.meta.dirname, 'observe-page.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return script;
}
