import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { orderLines } from '../../../database/schema/order';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { adminOrder } from '../../admin/admin.service';
import { moveByOperator, settleMoved } from '../../admin/move-by-operator';
import { paymentOfOrder } from '../../ledger/payments.repository';
import { proofOfAge } from '../../orders/order-view';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';

type Body = BodyOf<'POST /desk/hand-over'>;

/** What the order's history says of the proof of age. */
const PROOFS: Readonly<Record<NonNullable<Body['ageProven']>, string>> = {
  looks_over_25: 'Handed over; the person looks over 25',
  id_seen: 'Handed over; proof of age seen',
};

/**
 * Hands a picked collection order over, after its age and its cash.
 * @throws Problem order_not_found, illegal_transition, age_not_proven, cash_not_taken
 */
export async function handOver(
  context: ServiceContext,
  { businessOrderId, ageProven, cashTaken }: Body,
  operator: CallingOperator,
  now: Date,
): Promise<Order> {
  const moved = await inTransaction(context.db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    if (order.fulfilmentMethod !== 'collection' || order.status !== 'picked')
      throw refuse('illegal_transition', 'Only a picked collection order is handed over');
    const lines = await tx.select().from(orderLines).where(eq(orderLines.draftOrderId, order.draftOrderId));
    const age = proofOfAge(lines);
    if (age !== null && !ageProven) throw refuse('age_not_proven', `The order has items from the age of ${age}`);
    const payment = await paymentOfOrder(tx, order.draftOrderId);
    const toPay = payment?.state === 'to_collect' ? (payment.captureAmount ?? payment.amount) : 0;
    if (toPay > 0 && !cashTaken) throw refuse('cash_not_taken');
    const note = age !== null && ageProven ? PROOFS[ageProven] : 'Handed over';
    return moveByOperator(tx, order, { to: 'delivered', note }, operator, now);
  });
  await settleMoved(context, moved);
  return adminOrder(context.db, businessOrderId, operator);
}
