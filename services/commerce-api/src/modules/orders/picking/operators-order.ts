import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';

/** Whether an operator works on the orders of a business. */
export const worksFor = ({ businessId }: CallingOperator, order: { businessId: number }): boolean =>
  businessId === null || businessId === order.businessId;

/** A placed order of the operator's business, by its number; its row is locked. @throws Problem order_not_found */
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
