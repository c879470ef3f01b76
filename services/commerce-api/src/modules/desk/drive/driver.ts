import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import { lockOperatorsOrder, worksFor } from '../../orders/picking/operators-order';
import { lastStop, type RunRow, type StopRow } from './run.repository';

/** The operator as a driver. @throws Problem operator_role_refused for the admin key, which is nobody who drives */
export function driverId({ operatorId }: CallingOperator): number {
  if (operatorId === null) throw refuse('operator_role_refused', 'The admin key drives no orders: use an operator');
  return operatorId;
}

/**
 * An order of the operator's stores, or of the run that they are on: who is moved to other stores meanwhile still brings
 * what is in the van. Its row is locked.
 * @throws Problem order_not_found
 */
export async function lockDriversOrder(
  tx: Database,
  operator: CallingOperator,
  businessOrderId: string,
): Promise<PlacedOrder> {
  const order = await lockOperatorsOrder(tx, { ...operator, storeIds: null }, businessOrderId);
  if (worksFor(operator, order)) return order;
  const found = await lastStop(tx, order.draftOrderId);
  if (!found || found.run.operatorId !== operator.operatorId || found.run.endedAt) throw refuse('order_not_found');
  return order;
}

/**
 * An order of the operator's own run; its row is locked.
 * @throws Problem order_not_found, drive_not_on_run, order_has_driver
 */
export async function lockOwnStop(
  tx: Database,
  operator: CallingOperator,
  businessOrderId: string,
): Promise<{ order: PlacedOrder; stop: StopRow; run: RunRow }> {
  const order = await lockDriversOrder(tx, operator, businessOrderId);
  const found = await lastStop(tx, order.draftOrderId);
  if (!found) throw refuse('drive_not_on_run');
  if (found.run.operatorId !== driverId(operator)) throw refuse('order_has_driver');
  return { order, ...found };
}
