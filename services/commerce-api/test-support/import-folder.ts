import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import type { ImportSummary } from '../ops/import/import-summary';
import { Progress } from '../ops/import/progress';
import { type ImportOptions, runImport } from '../ops/import/run-import';
import type { TestService } from './test-service';

const picturesDir = mkdtempSync(join(tmpdir(), 'import-pictures-'));

/** Imports a folder as the command does, into a test's service. */
export function importFolder(
  { origin, keys }: TestService,
  folder: string,
  options: Partial<ImportOptions> = {},
  out: { write(text: string): boolean } = { write: () => true },
): Promise<ImportSummary> {
  const transport = createFetchTransport({ headers: () => ({ 'x-admin-key': keys.admin }), deadlineMs: 60_000 });
  const client = createClient({ locale: 'en-gb', origin, transport });
  const usual: ImportOptions = {
    folder,
    business: 'testmarket',
    checkOnly: false,
    removeMissing: false,
    applyValid: false,
    allowDelisting: false,
    wait: false,
    keysFile: `${folder}-keys.csv`,
    refusedFolder: `${folder}-refused`,
    allowPrivate: false,
    picturesDir,
  };
  const run = {
    client,
    progress: new Progress({ isTTY: false, ...out } as never),
    signal: new AbortController().signal,
  };
  return runImport({ ...usual, ...options }, run);
}
