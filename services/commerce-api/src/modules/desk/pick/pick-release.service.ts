import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { orderPicks } from '../../../database/schema/order-pick';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { recordAction } from '../../orders/picking/record-action';
import { pickOf } from './batch.repository';
import { pickList } from './pick-list';

/** Gives an order of a batch back, also one that was cancelled; what was decided of it stays. */
export async function releaseOrder(
  { db }: ServiceContext,
  { businessOrderId }: BodyOf<'POST /desk/pick-release'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/pick-release'>> {
  await inTransaction(db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    const pick = await pickOf(tx, order.draftOrderId);
    if (!pick || pick.finishedAt !== null) throw refuse('order_not_in_picking');
    if (pick.operatorId !== operator.operatorId && operator.role !== 'manager') throw refuse('order_has_picker');
    await tx.delete(orderPicks).where(eq(orderPicks.draftOrderId, order.draftOrderId));
    const note = `Given back by ${pick.operatorName}`;
    await recordAction(tx, order, { action: 'pick', note, by: byOperator(operator) }, now);
  });
  return { batch: await pickList(db, operator.operatorId) };
}
