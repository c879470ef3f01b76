import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';
import type { Writes } from '../plan/table-writes';
import { yieldToRequests } from '../yield-to-requests';
import { type Upsert, upsertRows } from './upsert-rows';

/** Shoppers' requests run between two batches, so a batch must be quick; each also costs a round trip. */
export const BATCH_SIZE = 500;
/** Each id is a parameter, of which PostgreSQL takes at most 65,535 in a statement. */
export const IDS_PER_STATEMENT = 5_000;

/** The transaction of an import, and the callback for its progress. */
export interface ApplyContext {
  tx: Database;
  step(rows: number): void;
}

export async function writeInBatches<T>(
  rows: readonly T[],
  size: number,
  { step }: ApplyContext,
  write: (piece: T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) {
    const piece = rows.slice(from, from + size);
    await write(piece);
    step(piece.length);
    await yieldToRequests();
  }
}

export const upsertAll = <R extends object>(context: ApplyContext, { rows, ...upsert }: Upsert<R>, size = BATCH_SIZE) =>
  writeInBatches(rows, size, context, (piece) => upsertRows(context.tx, { ...upsert, rows: piece }));

/** Updates changed rows and inserts new ones. */
export async function writeRows<R extends { id: number; slug?: string }>(
  context: ApplyContext,
  { added, changed, renamed }: Writes<R>,
  table: PgTable,
): Promise<void> {
  await releaseSlugs(context, table, renamed);
  await upsertAll(context, { table, rows: changed, key: ['id'] });
  await upsertAll(context, { table, rows: added });
}

/** Slugs may move between rows within one import: a row that loses its slug first gets a temporary one. */
export async function releaseSlugs({ tx }: ApplyContext, table: PgTable, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT)
    await tx.execute(
      sql`update ${table} set slug = '~' || id where id in ${ids.slice(from, from + IDS_PER_STATEMENT)}`,
    );
}
