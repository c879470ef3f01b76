import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { passwordResets } from '../../../database/schema/member';
import { invalidateCodes } from '../codes/one-time-codes';

/** Invalidates every open link of a member, and every code to log in with. */
export async function invalidateResets(tx: Database, memberId: number, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
  await invalidateCodes(tx, memberId, now);
}
