import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { hasPinRole } from '@storefront/api/entities/operator';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { businessById } from '../businesses/businesses.repository';

/** Those of a business's stores in which an operator works, by name. @param storeIds null: all of them */
async function storesOf(db: Database, businessId: number, storeIds: readonly number[] | null): Promise<DeskStore[]> {
  return db
    .select({ storeId: stores.id, name: stores.name, slug: stores.slug })
    .from(stores)
    .where(
      and(
        eq(stores.businessId, businessId),
        eq(stores.listed, true),
        storeIds ? inArray(stores.id, [...storeIds]) : undefined,
      ),
    )
    .orderBy(asc(stores.name), asc(stores.id));
}

/** Who is at the desk; `storeIds` null: in all stores; `handheld`: where they gave their PIN. */
type AtDesk = Pick<CallingOperator, 'operatorId' | 'storeIds' | 'handheld'>;

/**
 * An operator as the desk's pages know them. The admin key is nobody's and has no desk.
 * @throws Problem operator_key_invalid
 */
export async function deskOperatorOf(
  context: ServiceContext,
  { operatorId, storeIds, handheld }: AtDesk,
): Promise<DeskOperator> {
  const { db } = context;
  const [row] = operatorId === null ? [] : await db.select().from(operators).where(eq(operators.id, operatorId));
  const business = row && (await businessById(context, row.businessId));
  if (!row || !business) throw refuse('operator_key_invalid');
  const { id, name, role, pinHash } = row;
  return {
    operatorId: id,
    name,
    role,
    businessId: business.id,
    businessName: business.name,
    stores: await storesOf(db, business.id, storeIds),
    worksInAllStores: storeIds === null,
    ...(hasPinRole(role) && { hasPin: pinHash !== null }),
    ...(handheld !== undefined && { handheld }),
  };
}
