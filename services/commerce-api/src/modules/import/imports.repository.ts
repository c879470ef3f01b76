import { DAY_MS } from '@storefront/api/durations';
import type { ImportReport } from '@storefront/api/entities/import-report';
import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { brokenConstraint } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { type ImportState, importBatches, imports } from '../../database/schema/import';
import { newId } from '../../ids';
import type { Batch } from './read-files';

export type ImportRow = typeof imports.$inferSelect;

/** An import without a heartbeat for this long is considered abandoned. */
const ABANDONED_AFTER_MS = 60_000;
/** An operator whose connection broke can still ask for the outcome. */
const RETENTION_MS = DAY_MS;
const ACTIVE_STATES: ImportState[] = ['open', 'working'];

const isActive = inArray(imports.state, ACTIVE_STATES);

export async function findImport(db: Database, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** Aborts imports whose client or process died and deletes their rows. */
async function abortAbandonedImports(db: Database, now: Date): Promise<void> {
  const abandonedSince = lt(imports.lastHeartbeatAt, new Date(now.getTime() - ABANDONED_AFTER_MS));
  await db.update(imports).set({ state: 'abandoned' }).where(and(isActive, abandonedSince));
  await deleteBatchesOfEndedImports(db);
}

/** Deletes the staged rows of ended imports. */
async function deleteBatchesOfEndedImports(db: Database): Promise<void> {
  const active = db.select({ id: imports.id }).from(imports).where(isActive);
  await db.delete(importBatches).where(notInArray(importBatches.importId, active));
}

/** Starts an import, or returns the one in progress: a business has one at a time. */
export async function beginImport(
  db: Database,
  businessId: number,
  removeMissing: boolean,
  now: Date,
): Promise<{ began: boolean; row: ImportRow | undefined }> {
  await abortAbandonedImports(db, now);
  const row = { id: newId(), businessId, state: 'open' as const, removeMissing, createdAt: now, lastHeartbeatAt: now };
  try {
    await db.insert(imports).values(row);
    return { began: true, row: { ...row, report: null } };
  } catch (error) {
    if (brokenConstraint(error) !== 'imports_one_per_business') throw error;
    const [other] = await db
      .select()
      .from(imports)
      .where(and(isActive, eq(imports.businessId, businessId)));
    return { began: false, row: other };
  }
}

/** Stores a batch; a batch sent twice is stored once. False when the import no longer accepts rows. */
export function addBatch(db: Database, importId: number, batch: number, rows: Batch, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const open = await tx
      .update(imports)
      .set({ lastHeartbeatAt: now })
      .where(and(eq(imports.id, importId), eq(imports.state, 'open')))
      .returning({ id: imports.id });
    if (open.length === 0) return false;
    const { kind, columns } = rows;
    await tx
      .insert(importBatches)
      .values({ importId, batch, kind, columns: [...columns], rows: [...rows.rows] })
      .onConflictDoNothing();
    return true;
  });
}

/** The number of rows that an import was sent. */
export async function countRows(db: Database, importId: number): Promise<number> {
  const [sum] = await db
    .select({ rows: sql<number>`coalesce(sum(jsonb_array_length(${importBatches.rows})), 0)::int` })
    .from(importBatches)
    .where(eq(importBatches.importId, importId));
  return sum?.rows ?? 0;
}

/** Reads the batches of an import one by one, to limit memory. */
export async function* batchesOf(db: Database, importId: number): AsyncGenerator<Batch & { batch: number }> {
  const numbers = await db
    .select({ batch: importBatches.batch })
    .from(importBatches)
    .where(eq(importBatches.importId, importId))
    .orderBy(importBatches.batch);
  for (const { batch } of numbers) {
    const [row] = await db
      .select()
      .from(importBatches)
      .where(and(eq(importBatches.importId, importId), eq(importBatches.batch, batch)));
    if (row) yield row as Batch & { batch: number };
  }
}

/** Changes an import's state; false when it is no longer in the expected state. */
export async function changeImportState(
  db: Database,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  { now, report }: { now: Date; report?: ImportReport },
): Promise<boolean> {
  const moved = await db
    .update(imports)
    .set({ state: to, lastHeartbeatAt: now, ...(report && { report }) })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id });
  return moved.length > 0;
}

/** Records a heartbeat. */
export async function touchHeartbeat(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(imports)
    .set({ lastHeartbeatAt: now })
    .where(and(eq(imports.id, id), isActive));
}

export async function deleteBatchesOf(db: Database, importId: number): Promise<void> {
  await db.delete(importBatches).where(eq(importBatches.importId, importId));
}

/** Reports are kept for a day; aborted imports leave none. */
export async function deleteOldImports(db: Database, now: Date): Promise<void> {
  await abortAbandonedImports(db, now);
  const old = lt(imports.createdAt, new Date(now.getTime() - RETENTION_MS));
  await db.delete(imports).where(and(sql`not (${isActive})`, or(old, eq(imports.state, 'abandoned'))));
}
