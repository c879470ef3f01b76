import type { Database } from '../../../database/database.types';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { type PickedOrder, pickOf } from './batch.repository';

/** The operator as a picker. @throws Problem operator_role_refused for the admin key, which is nobody who picks */
export function pickerId({ operatorId }: CallingOperator): number {
  if (operatorId === null) throw refuse('operator_role_refused', 'The admin key picks no orders: use an operator');
  return operatorId;
}

/**
 * An order that the operator is picking; its row is locked.
 * @throws Problem order_not_found, order_not_in_picking, order_has_picker
 */
export async function lockOwnPick(
  tx: Database,
  operator: CallingOperator,
  businessOrderId: string,
): Promise<PickedOrder> {
  const order = await lockOperatorsOrder(tx, operator, businessOrderId);
  const pick = await pickOf(tx, order.draftOrderId);
  if (order.status !== 'store_accepted_picking' || !pick || pick.finishedAt !== null)
    throw refuse('order_not_in_picking');
  if (pick.operatorId !== pickerId(operator)) throw refuse('order_has_picker');
  return { order, pick };
}
