import type { Database } from '../../database/database.types';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { businessOfStore } from './business-of-store';

/** The business of a store that a body names, if the operator works there. @throws Problem store_not_found */
export async function storeOfOperator(
  db: Database,
  { businessId }: CallingOperator,
  storeId: number,
): Promise<Business> {
  const business = await businessOfStore(db, storeId);
  if (businessId !== null && business.id !== businessId) throw refuse('store_not_found');
  return business;
}
