import { LOW_STOCK_AT } from '@storefront/api/constants';
import type { Database } from '../../../database/database.types';
import { endpointsFor } from '../../webhooks/queue-event';

/** Up to how many left the stock of a business's items is low: the highest number at which one of its webhooks is told. */
export async function lowStockAtOf(db: Database, businessId: number): Promise<number> {
  const numbers = (await endpointsFor(db, businessId, 'stock.low')).map(({ lowStockAt }) => lowStockAt);
  return numbers.length === 0 ? LOW_STOCK_AT : Math.max(...numbers);
}
