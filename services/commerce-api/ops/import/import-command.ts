import { resolve } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ImportCommand } from '../arguments';
import { printable } from '../printable';
import { reportLines } from './import-report';
import { Progress } from './progress';
import { runImport } from './run-import';

/**
 * Runs `npm run ops -- import`. Progress goes to standard error, the outcome to standard output. @returns the exit code
 */
export async function runImportCommand(
  client: ApiClient,
  command: ImportCommand,
  picturesDir: string,
): Promise<number> {
  const { json, folder, name: _name, ...options } = command;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const progress = new Progress(process.stderr);
    // npm runs scripts in the repository, whatever the caller's folder.
    const from = process.env.INIT_CWD ?? process.cwd();
    const run = { client, progress, signal: stopping.signal };
    const summary = await runImport({ ...options, folder: resolve(from, folder), picturesDir }, run);
    const output = json ? JSON.stringify(summary, null, 2) : reportLines(summary).map(printable).join('\n');
    process.stdout.write(`${output}\n`);
    return summary.problemCount > 0 ? 1 : 0;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
