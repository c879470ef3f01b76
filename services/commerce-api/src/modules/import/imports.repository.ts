import type { ImportReport } from '@storefront/api/entities/import-report';
import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { brokenConstraint } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { type ImportState, importBatches, imports } from '../../database/schema/import';
import { newId } from '../../ids';
import type { Batch } from './read-files';

export type ImportRow = typeof imports.$inferSelect;

/** After this long without a sign of life whoever made an import is taken to be gone. */
const ABANDONED_MS = 60_000;
const KEEP_MS = 24 * 3_600_000;
const ACTIVE_STATES: ImportState[] = ['open', 'working'];

const isActive = inArray(imports.state, ACTIVE_STATES);

export async function findImport(db: Database, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** Imports whose client or process died: nothing of them stays. */
async function abortAbandonedImports(db: Database, now: Date): Promise<void> {
  const silent = lt(imports.heardAt, new Date(now.getTime() - ABANDONED_MS));
  await db.update(imports).set({ state: 'abandoned' }).where(and(isActive, silent));
  await dropBatches(db);
}

/** The rows of imports that have ended are of no more use. */
async function dropBatches(db: Database): Promise<void> {
  const going = db.select({ id: imports.id }).from(imports).where(isActive);
  await db.delete(importBatches).where(notInArray(importBatches.importId, going));
}

/** Begins an import, or gives the one that is going on already: a business has one at a time. */
export async function beginImport(
  db: Database,
  businessId: number,
  removeMissing: boolean,
  now: Date,
): Promise<{ began: boolean; row: ImportRow | undefined }> {
  await abortAbandonedImports(db, now);
  const row = { id: newId(), businessId, state: 'open' as const, removeMissing, createdAt: now, heardAt: now };
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

/** Takes a batch in; one that was sent again is there already. False when the import takes no more. */
export function addBatch(db: Database, importId: number, batch: number, rows: Batch, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const open = await tx
      .update(imports)
      .set({ heardAt: now })
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

/** The batches of an import one by one: all at once would be too much to hold twice. */
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

/** Moves an import on; false when it is no longer in the state that it is moved from. */
export async function moveImport(
  db: Database,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  { now, report }: { now: Date; report?: ImportReport },
): Promise<boolean> {
  const moved = await db
    .update(imports)
    .set({ state: to, heardAt: now, ...(report && { report }) })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id });
  return moved.length > 0;
}

/** A sign of life. */
export async function touchHeartbeat(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(imports)
    .set({ heardAt: now })
    .where(and(eq(imports.id, id), isActive));
}

export async function dropBatchesOf(db: Database, importId: number): Promise<void> {
  await db.delete(importBatches).where(eq(importBatches.importId, importId));
}

/** What is told of an import is kept for a day; of one that was broken off nothing is. */
export async function forgetOldImports(db: Database, now: Date): Promise<void> {
  await abortAbandonedImports(db, now);
  const old = lt(imports.createdAt, new Date(now.getTime() - KEEP_MS));
  await db.delete(imports).where(and(sql`not (${isActive})`, or(old, eq(imports.state, 'abandoned'))));
}
