import { resolve } from 'node:path';
import { DAY_MS } from '@storefront/api/durations';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { BUSINESS_OPTION } from '../option-values';
import { exitCodeOf, reportLines } from './import-report';
import { Progress } from './progress';

/** A large import takes minutes; a day is the limit for one that hangs. */
const IMPORT_DEADLINE_MS = DAY_MS;

interface ImportOptions {
  business?: string;
  check?: true;
  removeMissing?: true;
  applyValid?: true;
  refused?: string;
  keys?: string;
  allowDelisting?: true;
  wait: boolean;
  json?: true;
  allowPrivateAddresses?: true;
}

/** Progress goes to standard error, the outcome to standard output. */
export const addImportCommand = (program: Command, { client, print, picturesDir }: OpsContext) =>
  program
    .command('import')
    .description('import stores, items and prices (docs/how-to/import-your-data.md)')
    .argument('<folder>', 'the folder with the files')
    .option(...BUSINESS_OPTION)
    .option('--check', 'check everything, change nothing')
    .option('--remove-missing', 'remove what the files do not mention')
    .option('--apply-valid', 'apply the rows without a problem, and write the others into files')
    .option('--refused <folder>', 'where to write them; otherwise beside the folder')
    .option('--keys <file>', 'where to write the keys of new staff; otherwise beside the folder')
    .option('--allow-delisting', 'let blank prices take more than a fifth of a store off sale')
    .option('--no-wait', 'fail if another import of the business runs, instead of waiting for it')
    .option('--json', 'the outcome as JSON')
    .option('--allow-private-addresses', 'fetch pictures from the own network too')
    .action(async (name: string, options: ImportOptions) => {
      const { business, check = false, removeMissing = false, json, allowPrivateAddresses = false } = options;
      const { applyValid = false, refused, allowDelisting = false, wait, keys } = options;
      if (applyValid && removeMissing)
        throw new Error('--apply-valid refuses --remove-missing: the refused rows would count as missing');
      if (refused !== undefined && !applyValid) throw new Error('--refused needs --apply-valid');
      const stopping = new AbortController();
      const stop = () => stopping.abort();
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
      try {
        // npm runs scripts in the repository, whatever the caller's folder.
        const resolved = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
        const folder = resolved(name);
        const run = {
          client: client(IMPORT_DEADLINE_MS),
          progress: new Progress(process.stderr),
          signal: stopping.signal,
        };
        // Imported only here: other commands need neither CSV nor pictures.
        const { runImport } = await import('./run-import');
        const { pathBeside } = await import('./refused-rows');
        const summary = await runImport(
          {
            folder,
            business,
            checkOnly: check,
            removeMissing,
            applyValid,
            allowDelisting,
            wait,
            keysFile: keys === undefined ? `${pathBeside(folder, 'keys', new Date())}.csv` : resolved(keys),
            refusedFolder: refused === undefined ? pathBeside(folder, 'refused', new Date()) : resolved(refused),
            allowPrivate: allowPrivateAddresses,
            picturesDir: picturesDir(),
          },
          run,
        );
        if (json) process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
        else print(reportLines(summary));
        process.exitCode = exitCodeOf(summary);
      } finally {
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
      }
    });
