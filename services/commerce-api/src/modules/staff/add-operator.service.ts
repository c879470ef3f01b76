import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';
import { addOperator, operatorView } from '../operators/operators.service';
import { addStaff } from './staff.service';

/** @throws Problem store_not_found */
async function storeIdsOf(db: Database, businessId: number, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.businessId, businessId), inArray(stores.slug, [...slugs])));
  if (rows.length < slugs.length) throw refuse('store_not_found');
  return rows.map(({ id }) => id);
}

/**
 * Adds an operator for the administrator of the installation: one with an e-mail address is invited, another gets a key.
 * @throws Problem business_not_found, store_not_found, operator_email_taken, validation_failed
 */
export async function addOrInviteOperator(
  context: ServiceContext,
  { business, name, role, email, stores: slugs }: BodyOf<'POST /admin/operator-add'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/operator-add'>> {
  const { db } = context;
  const { id: businessId } = await findBusiness(context, business);
  if (email === undefined) {
    if (slugs) throw refuse('validation_failed', 'Stores are those of an operator with an e-mail address');
    return addOperator(context, businessId, { name, role }, now);
  }
  const storeIds = slugs ? await storeIdsOf(db, businessId, slugs) : null;
  const { operatorId } = await addStaff(context, businessId, { name, role, email, storeIds }, now);
  const [row] = await db.select().from(operators).where(eq(operators.id, operatorId));
  if (!row) throw new Error('The operator was not saved');
  return { operator: operatorView(row) };
}
