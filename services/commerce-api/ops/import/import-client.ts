import { setTimeout as pause } from 'node:timers/promises';
import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import type { ImportKind } from '@storefront/api/entities/import-report';
import type { Key, OperationError, ReplyOf } from '@storefront/api/operation-types';
import type { Source, SourceRow } from './source.types';

// Half the rows of a call and, at three bytes each, less than half its bytes: a lost batch is soon sent again.
const MAX_BATCH_ROWS = 1_000;
const MAX_BATCH_CHARACTERS = 1_000_000;
/** The pauses between them add up to three seconds: a short break of the network does not end an import. */
const MAX_ATTEMPTS = 4;
/** The bar moves steadily. Each call counts as a heartbeat too, of which the service expects one a minute. */
const POLL_INTERVAL_MS = 700;
/** An import of one store's prices takes seconds, so the next one begins soon after it. */
const WAIT_INTERVAL_MS = 2_000;
/** Longer than a restart of the service takes; an import that died with it is aborted after a minute. */
const REPLY_TIMEOUT_MS = 150_000;

export interface Commit {
  checkOnly: boolean;
  /** Applies the valid rows, whatever is refused. */
  applyValid: boolean;
  /** Blank prices may empty a store. */
  allowDelisting: boolean;
  unreadable: ImportKind[];
}

export type Outcome = Pick<ReplyOf<'POST /admin/import-commit'>, 'applied' | 'report' | 'staffKeys'>;
type Progress = NonNullable<ReplyOf<'POST /admin/import-status'>['progress']>;

const hasNoReply = (error: unknown) => ['network', 'timeout'].includes(problemCode(error) ?? '');
const errorOf = ({ code, detail }: OperationError<Key>) => new Error(`${detail} (${code})`);

/** Splits rows into batches with the same columns, within the size that the service accepts. */
function* batchesOf(sources: readonly Source[]): Generator<{ kind: ImportKind; rows: SourceRow[] }> {
  for (const { kind, rows, unreadable } of sources) {
    if (unreadable) continue;
    const byColumns = new Map<readonly string[], { rows: SourceRow[]; characters: number }>();
    for (const row of rows) {
      const characters = row.cells.reduce((sum, cell) => sum + cell.length, 0);
      let batch = byColumns.get(row.columns);
      if (batch && (batch.rows.length === MAX_BATCH_ROWS || batch.characters + characters > MAX_BATCH_CHARACTERS)) {
        yield { kind, rows: batch.rows };
        batch = undefined;
      }
      batch ??= { rows: [], characters: 0 };
      byColumns.set(row.columns, batch);
      batch.rows.push(row);
      batch.characters += characters;
    }
    for (const batch of byColumns.values()) yield { kind, rows: batch.rows };
  }
}

/** One import on the running service. */
export class ImportClient {
  private constructor(
    private readonly client: ApiClient,
    private readonly importId: number,
    readonly business: string,
    /** Aborted when the operator stops the command. */
    private readonly signal: AbortSignal,
  ) {}

  /** Begins an import. @param onWait called while another import of the business runs; without it that is an error */
  static async begin(
    client: ApiClient,
    body: { business?: string; removeMissing: boolean },
    signal: AbortSignal,
    onWait?: (why: string) => void,
  ): Promise<ImportClient> {
    for (;;) {
      const begun = await client.call('POST /admin/import-begin', { body, signal });
      if (begun.ok) return new ImportClient(client, begun.data.importId, begun.data.businessName, signal);
      if (begun.error.code !== 'import_in_progress' || !onWait) throw errorOf(begun.error);
      onWait(begun.error.detail ?? '');
      await pause(WAIT_INTERVAL_MS, undefined, { signal });
    }
  }

  /** Sends every row. A batch without a reply is sent again with its number and counts once. */
  async send(sources: readonly Source[], step: (rows: number) => void): Promise<void> {
    let batch = 0;
    for (const { kind, rows } of batchesOf(sources)) {
      batch += 1;
      const columns = [...(rows[0]?.columns ?? [])];
      const stagedRows = rows.map(({ row, cells, broken }) => ({ row, cells, ...(broken && { broken }) }));
      const body = { importId: this.importId, batch, kind, columns, rows: stagedRows };
      for (let attempt = 1; ; attempt += 1) {
        try {
          const sent = await this.client.call('POST /admin/import-rows', { body, signal: this.signal });
          if (!sent.ok) throw errorOf(sent.error);
          break;
        } catch (error) {
          if (!hasNoReply(error) || attempt === MAX_ATTEMPTS) throw error;
          await pause(500 * attempt);
        }
      }
      step(rows.length);
    }
  }

  /** Validates everything and, unless only validation was requested, applies it; reports progress meanwhile. */
  async commit({ applyValid, allowDelisting, ...how }: Commit, show: (progress: Progress) => void): Promise<Outcome> {
    const { importId, signal } = this;
    const body = { importId, ...how, ...(applyValid && { applyValid }), ...(allowDelisting && { allowDelisting }) };
    const ended = new AbortController();
    const answer = this.client.call('POST /admin/import-commit', { body, signal }).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    const watching = this.#watchProgress(show, ended.signal);
    const first = await answer;
    ended.abort();
    await watching;
    if ('result' in first) {
      if (!first.result.ok) throw errorOf(first.result.error);
      return first.result.data;
    }
    if (!hasNoReply(first.error)) throw first.error;
    return this.#readOutcome();
  }

  async #watchProgress(show: (progress: Progress) => void, until: AbortSignal): Promise<void> {
    const { importId } = this;
    while (!until.aborted) {
      await pause(POLL_INTERVAL_MS, undefined, { signal: until }).catch(() => {});
      if (until.aborted) return;
      // Only for the progress display: the commit's reply decides.
      const status = await this.client
        .call('POST /admin/import-status', { body: { importId }, signal: until })
        .catch(() => undefined);
      if (status?.ok && status.data.progress && !until.aborted) show(status.data.progress);
    }
  }

  /** The reply was lost because the service or the connection stopped. The service knows the outcome of the import. */
  async #readOutcome(): Promise<Outcome> {
    const { importId } = this;
    let deadline = performance.now() + REPLY_TIMEOUT_MS;
    while (performance.now() < deadline) {
      const status = await this.client.call('POST /admin/import-status', { body: { importId } }).catch(() => undefined);
      const { state = 'gone', report = null } = status?.ok ? status.data : {};
      if (report && (state === 'done' || state === 'refused')) return { applied: state === 'done', report };
      const hasReply = status !== undefined;
      if (hasReply) deadline = performance.now() + REPLY_TIMEOUT_MS;
      if (hasReply && ['failed', 'abandoned', 'gone'].includes(state))
        throw new Error('The storefront stopped before the import finished. Nothing was changed.');
      await pause(1_000);
    }
    throw new Error(
      'The storefront stopped responding. Either everything was applied or nothing: run the import again when it responds; that is safe.',
    );
  }

  /** A heartbeat while the client is busy with pictures. */
  async sendHeartbeat(): Promise<void> {
    await this.client.call('POST /admin/import-status', { body: { importId: this.importId } }).catch(() => undefined);
  }

  /** Aborts it. False when it has already ended. */
  async abort(): Promise<boolean> {
    const { importId } = this;
    const reply = await this.client.call('POST /admin/import-abort', { body: { importId } }).catch(() => undefined);
    return reply?.ok === true && reply.data.aborted;
  }
}
