import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { FileRow, ImportFile } from './import-file';

/** Small enough to be sent again over a poor network. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 250_000;
/** Each call is a heartbeat too, of which the service expects one a minute. */
const POLL_MS = 1_000;

export type Outcome = Pick<ReplyOf<'POST /admin/import-commit'>, 'applied' | 'report'>;

/** How far an import is: 'Sending', 400 of 1,000 rows. */
export interface ImportProgress {
  readonly step: 'Sending' | 'Checking' | 'Comparing' | 'Writing';
  readonly done: number;
  readonly total: number;
}

/** Another import of the business goes on. */
export class ImportBusy extends Error {}

const STEPS = { checking: 'Checking', comparing: 'Comparing', writing: 'Writing' } as const;

/** Rows in batches of a size that one call takes. */
export function batchesOf(rows: readonly FileRow[]): FileRow[][] {
  const batches: FileRow[][] = [];
  let characters = BATCH_CHARACTERS;
  for (const row of rows) {
    const size = row.cells.join('').length;
    let batch = batches.at(-1);
    if (!batch || batch.length === BATCH_ROWS || characters + size > BATCH_CHARACTERS) {
      batch = [];
      batches.push(batch);
      characters = 0;
    }
    batch.push(row);
    characters += size;
  }
  return batches;
}

/** Sends the files as a new import, of which nothing is applied yet. @throws ImportBusy */
export async function sendImport(
  api: ApiClient,
  files: readonly ImportFile[],
  show: (progress: ImportProgress) => void,
): Promise<number> {
  const begun = await api.call('POST /admin/import-begin', { body: {} });
  if (!begun.ok) throw new ImportBusy();
  const { importId } = begun.data;
  const total = files.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  let batch = 0;
  for (const { kind, columns, rows } of files)
    for (const some of batchesOf(rows)) {
      batch += 1;
      show({ step: 'Sending', done, total });
      const sent = await api.call('POST /admin/import-rows', { body: { importId, batch, kind, columns, rows: some } });
      if (!sent.ok) throw new Error(sent.error.code);
      done += some.length;
    }
  return importId;
}

export interface CommitOptions {
  readonly checkOnly?: boolean;
  readonly applyValid?: boolean;
}

/** Checks an import, or applies it; a reply that is lost is read from the import's state. */
export async function commitImport(
  api: ApiClient,
  importId: number,
  options: CommitOptions,
  show: (progress: ImportProgress) => void,
): Promise<Outcome> {
  const stop = watch(api, importId, show);
  try {
    const reply = await api.call('POST /admin/import-commit', { body: { importId, ...options } });
    if (reply.ok) return reply.data;
    throw new Error(reply.error.code);
  } finally {
    stop();
  }
}

/** Shows how far the import is. @returns stops it */
function watch(api: ApiClient, importId: number, show: (progress: ImportProgress) => void): () => void {
  const timer = setInterval(async () => {
    const status = await api.call('POST /admin/import-status', { body: { importId } }).catch(() => undefined);
    const progress = status?.ok ? status.data.progress : null;
    if (progress) show({ ...progress, step: STEPS[progress.step] });
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Aborts an import, of which nothing was applied; without a connection it aborts itself. */
export const abortImport = (api: ApiClient, importId: number): Promise<unknown> =>
  api.call('POST /admin/import-abort', { body: { importId } }).catch(() => undefined);
