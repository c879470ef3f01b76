import { type PickList, TOTES, type Tote } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import type { PlacedOrder } from '../../../database/order-row';
import { operators } from '../../../database/schema/operator';
import { orderPicks } from '../../../database/schema/order-pick';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import { statusTexts } from '../../../states/order-status';
import { moveOrder } from '../../orders/move-order';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { recordAction } from '../../orders/picking/record-action';
import { storeOfOperator } from '../store-of-operator';
import { isInPicking, openBatch, pickOf } from './batch.repository';
import { pickList } from './pick-list';
import { pickerId } from './picker';

/** Accepts an order, or goes on with one that was given back. @throws Problem order_has_picker, order_not_in_picking */
async function takeOrder(tx: Database, order: PlacedOrder, operator: CallingOperator, now: Date): Promise<void> {
  const by = byOperator(operator);
  if (order.status === 'sent_to_store')
    return moveOrder(tx, order, 'store_accepted_picking', now, {}, statusTexts.store_accepted_picking, by);
  if (order.status !== 'store_accepted_picking') throw refuse('order_not_in_picking');
  if (await pickOf(tx, order.draftOrderId)) throw refuse('order_has_picker');
  await recordAction(tx, order, { action: 'pick', note: 'Began to pick', by }, now);
}

/**
 * Begins a batch. Of two operators who begin one order at once, the second is refused; an operator who begins orders of
 * their own batch again gets the batch.
 */
export async function beginPicking(
  { db }: ServiceContext,
  { storeId, businessOrderIds }: BodyOf<'POST /desk/pick-begin'>,
  operator: CallingOperator,
  now: Date,
): Promise<PickList> {
  const operatorId = pickerId(operator);
  await storeOfOperator(db, operator, storeId);
  const numbers = [...new Set(businessOrderIds.map((number) => number.toUpperCase()))];
  const batchId = newId();
  await inTransaction(db, async (tx) => {
    // Two devices of one operator begin one batch after the other.
    await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operatorId)).for('update');
    const open = await openBatch(tx, operatorId);
    const own = new Set(open.map(({ order }) => order.businessOrderId));
    if (open.some(isInPicking)) {
      if (numbers.every((number) => own.has(number))) return;
      throw refuse('batch_not_finished');
    }
    // All lock orders by number, so that two batches with the same orders never wait in a circle.
    for (const number of [...numbers].sort()) {
      const order = await lockOperatorsOrder(tx, operator, number);
      if (order.storeId !== storeId) throw refuse('order_not_found');
      await takeOrder(tx, order, operator, now);
      const tote: Tote = TOTES[numbers.indexOf(number)] ?? TOTES[0];
      const { draftOrderId } = order;
      await tx
        .insert(orderPicks)
        .values({ draftOrderId, storeId, batchId, operatorId, operatorName: operator.name, tote, begunAt: now });
    }
  });
  const batch = await pickList(db, operatorId);
  // It was cancelled since.
  if (!batch) throw refuse('order_not_in_picking');
  return batch;
}
