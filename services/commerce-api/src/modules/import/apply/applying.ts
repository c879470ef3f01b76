import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';
import { breathe } from '../breathe';
import type { Writes } from '../plan/writes';
import { type Upsert, upsertRows } from './upsert-rows';

export const AT_ONCE = 500;
const IDS_AT_ONCE = 5_000;

/** The transaction that an import is written in, and who is told of each piece. */
export interface Applying {
  tx: Database;
  step(rows: number): void;
}

export async function inPieces<T>(
  rows: readonly T[],
  size: number,
  { step }: Applying,
  write: (piece: T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) {
    const piece = rows.slice(from, from + size);
    await write(piece);
    step(piece.length);
    await breathe();
  }
}

export const upsertAll = <R extends object>(applying: Applying, { rows, ...upsert }: Upsert<R>, size = AT_ONCE) =>
  inPieces(rows, size, applying, (piece) => upsertRows(applying.tx, { ...upsert, rows: piece }));

/** Changed rows are put over what is there, new ones beside it. */
export async function writeRows<R extends { id: number; slug?: string }>(
  applying: Applying,
  { added, changed, renamed }: Writes<R>,
  table: PgTable,
): Promise<void> {
  await giveUpSlugs(applying, table, renamed);
  await upsertAll(applying, { table, rows: changed, key: ['id'] });
  await upsertAll(applying, { table, rows: added });
}

/** Slugs change hands within one import: whoever gives one up takes a name first that nobody wants. */
export async function giveUpSlugs({ tx }: Applying, table: PgTable, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    await tx.execute(sql`update ${table} set slug = '~' || id where id in ${ids.slice(from, from + IDS_AT_ONCE)}`);
}
