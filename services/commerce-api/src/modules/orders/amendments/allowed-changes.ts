import type { Order } from '@storefront/api/entities/order';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { changeableUntil } from './changeable-order';
import { isBeingAmended } from './replacements';

/** Until when the shopper of an order can cancel or change it; null once they cannot. */
export async function allowedChanges(
  db: Database,
  order: PlacedOrder,
  now: Date,
): Promise<Required<Pick<Order, 'cancellable' | 'amendable'>>> {
  const changeable = await changeableUntil(db, order, now);
  return {
    cancellable: changeable,
    amendable: changeable && { ...changeable, isBegun: await isBeingAmended(db, order) },
  };
}
