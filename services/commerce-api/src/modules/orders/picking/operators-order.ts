import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { worksInStore } from '../../../http/callers/confine-operator';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';

/** Whether an operator works on an order: it is of their business, and of one of their stores. */
export const worksFor = (operator: CallingOperator, order: { businessId: number; storeId: number }): boolean =>
  worksInStore(operator, order);

/** The orders on which an operator works, as a condition of a list. */
export const isOfOperator = ({ businessId, storeIds }: CallingOperator): SQL | undefined =>
  and(
    businessId === null ? undefined : eq(orders.businessId, businessId),
    storeIds ? inArray(orders.storeId, [...storeIds]) : undefined,
  );

/** A placed order of the operator's stores, by its number; its row is locked. @throws Problem order_not_found */
export async function lockOperatorsOrder(
  tx: Database,
  operator: CallingOperator,
  businessOrderId: string,
): Promise<PlacedOrder> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.businessOrderId, businessOrderId.toUpperCase()))
    .for('update');
  if (!isPlaced(row) || !worksFor(operator, row)) throw refuse('order_not_found');
  return row;
}
