import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorSessions, operatorStores, operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';

/** The operators of a business, or one of them: those who work here first, by name. */
export async function staffOf(db: Database, businessId: number, operatorId?: number): Promise<StaffMember[]> {
  const rows = await db
    .select()
    .from(operators)
    .where(
      and(eq(operators.businessId, businessId), operatorId === undefined ? undefined : eq(operators.id, operatorId)),
    )
    .orderBy(sql`${isNull(operators.withdrawnAt)} desc`, asc(operators.name), asc(operators.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const placed = await db
    .select({ operatorId: operatorStores.operatorId, storeId: stores.id, name: stores.name, slug: stores.slug })
    .from(operatorStores)
    .innerJoin(stores, eq(stores.id, operatorStores.storeId))
    .where(inArray(operatorStores.operatorId, ids))
    .orderBy(asc(stores.name), asc(stores.id));
  const used = await db
    .select({ operatorId: operatorSessions.operatorId, at: max(operatorSessions.lastUsedAt) })
    .from(operatorSessions)
    .where(inArray(operatorSessions.operatorId, ids))
    .groupBy(operatorSessions.operatorId);
  const lastUse = new Map(used.map((one) => [one.operatorId, one.at]));
  return rows.map(({ id, name, email, role, keyHash, passwordHash, createdAt, withdrawnAt }) => {
    const own = placed.filter((one) => one.operatorId === id);
    return {
      operatorId: id,
      name,
      email,
      role,
      stores: own.length > 0 ? own.map(({ operatorId: _, ...store }) => store) : null,
      hasKey: keyHash !== null,
      isInvited: email !== null && passwordHash === null,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUse.get(id)?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    };
  });
}

/** @throws Problem operator_not_found, also for an operator of another business */
export async function staffMember(db: Database, businessId: number, operatorId: number): Promise<StaffMember> {
  const [found] = await staffOf(db, businessId, operatorId);
  if (!found) throw refuse('operator_not_found');
  return found;
}
