import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { operators } from '../../../database/schema/operator';
import { endOperatorSessions } from '../../operators/operator-sessions';
import type { StaffPlan, StaffRow } from '../plan/plan-staff';

/** Writes operators and withdraws keys. @param added the new ones of the plan, with the hashes of their keys */
export async function writeStaff(
  tx: Database,
  { changed, withdraw }: StaffPlan,
  added: readonly (StaffRow & { keyHash: string })[],
  now: Date,
): Promise<void> {
  for (const person of added) {
    const { name, role, keyHash } = person;
    await tx
      .insert(operators)
      .values({ ...person, createdAt: now })
      // Whoever comes back logs in anew: somebody else may have their e-mail address by now.
      .onConflictDoUpdate({
        target: operators.id,
        set: { name, role, keyHash, withdrawnAt: null, email: null, passwordHash: null },
      });
  }
  for (const { id, name, role } of changed) await tx.update(operators).set({ name, role }).where(eq(operators.id, id));
  if (withdraw.length > 0)
    await tx
      .update(operators)
      .set({ withdrawnAt: now })
      .where(and(inArray(operators.id, withdraw), isNull(operators.withdrawnAt)));
  for (const operatorId of withdraw) await endOperatorSessions(tx, { operatorId }, now);
}
