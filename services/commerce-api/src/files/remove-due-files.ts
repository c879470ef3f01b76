import { eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { fileRemovals } from '../database/schema/contact';
import type { Clock } from '../time/clock';
import type { FileStore } from './file-store.types';

/** They are removed one after the other; the rest have their turn in ten seconds. */
const BATCH_SIZE = 50;

/** Has files removed at a time, whatever happens to this process. */
export async function planFileRemovals(tx: Database, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length > 0) await tx.insert(fileRemovals).values(keys.map((key) => ({ key, dueAt })));
}

/** Keeps files after all. */
export async function cancelFileRemovals(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(fileRemovals).where(inArray(fileRemovals.key, [...keys]));
}

/** Removes the files that are due; one that cannot be removed now is tried again the next time. */
export async function removeDueFiles(
  { db, clock, files }: { db: Database; clock: Clock; files: FileStore },
  report: (error: unknown) => void,
): Promise<void> {
  const due = await db.select().from(fileRemovals).where(lte(fileRemovals.dueAt, clock.now())).limit(BATCH_SIZE);
  for (const { key } of due)
    try {
      await files.remove(key);
      await db.delete(fileRemovals).where(eq(fileRemovals.key, key));
    } catch (error) {
      report(error);
    }
}
