import type { Database } from '../../database/database.types';
import { worksInStore } from '../../http/callers/confine-operator';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { businessOfStore } from './business-of-store';

/** The business of a store that a call names, if the operator works there. @throws Problem store_not_found */
export async function storeOfOperator(db: Database, operator: CallingOperator, storeId: number): Promise<Business> {
  const business = await businessOfStore(db, storeId);
  if (!worksInStore(operator, { businessId: business.id, storeId })) throw refuse('store_not_found');
  return business;
}
