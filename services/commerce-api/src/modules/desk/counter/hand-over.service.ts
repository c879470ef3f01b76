import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../../database/in-transaction';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { adminOrder } from '../../admin/admin.service';
import { moveByOperator, settleMoved } from '../../admin/move-by-operator';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { handOverNote } from '../hand-over-note';

/**
 * Hands a picked collection order over, after its age and its cash.
 * @throws Problem order_not_found, illegal_transition, age_not_proven, cash_not_taken
 */
export async function handOver(
  context: ServiceContext,
  { businessOrderId, ...proofs }: BodyOf<'POST /desk/hand-over'>,
  operator: CallingOperator,
  now: Date,
): Promise<Order> {
  const moved = await inTransaction(context.db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    if (order.fulfilmentMethod !== 'collection' || order.status !== 'picked')
      throw refuse('illegal_transition', 'Only a picked collection order is handed over');
    const note = await handOverNote(tx, order, proofs);
    return moveByOperator(tx, order, { to: 'delivered', note }, operator, now);
  });
  await settleMoved(context, moved);
  return adminOrder(context.db, businessOrderId, operator);
}
