import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { and, asc, eq, exists, notExists, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorStores, operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { businessById } from '../businesses/businesses.repository';

/** The stores in which an operator works, by name: all of the business for one without a list of stores. */
async function storesOf(db: Database, businessId: number, operatorId: number): Promise<DeskStore[]> {
  const own = db.select().from(operatorStores).where(eq(operatorStores.operatorId, operatorId));
  const isOne = db
    .select()
    .from(operatorStores)
    .where(and(eq(operatorStores.operatorId, operatorId), eq(operatorStores.storeId, stores.id)));
  return db
    .select({ storeId: stores.id, name: stores.name, slug: stores.slug })
    .from(stores)
    .where(and(eq(stores.businessId, businessId), eq(stores.listed, true), or(notExists(own), exists(isOne))))
    .orderBy(asc(stores.name), asc(stores.id));
}

/**
 * An operator as the desk's pages know them.
 * @param operatorId null for the admin key, which is nobody's and has no desk
 * @throws Problem operator_key_invalid
 */
export async function deskOperatorOf(context: ServiceContext, operatorId: number | null): Promise<DeskOperator> {
  const { db } = context;
  const [row] = operatorId === null ? [] : await db.select().from(operators).where(eq(operators.id, operatorId));
  const business = row && (await businessById(context, row.businessId));
  if (!row || !business) throw refuse('operator_key_invalid');
  const { id, name, role } = row;
  const own = await storesOf(db, business.id, id);
  const listed = await db.$count(operatorStores, eq(operatorStores.operatorId, id));
  return {
    operatorId: id,
    name,
    role,
    businessId: business.id,
    businessName: business.name,
    stores: own,
    worksInAllStores: listed === 0,
  };
}
