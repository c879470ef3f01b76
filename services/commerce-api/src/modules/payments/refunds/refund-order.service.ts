import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { refunds } from '../../../database/schema/refund';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import type { RequestKey } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import type { RefundRow } from '../../ledger/refunds';
import { orderHistoryView } from '../../orders/order-history';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { assertWithinLimit } from './refund-limit';
import { refundPart } from './refund-part';
import { settleRefund } from './settle-refund';

type Body = BodyOf<'POST /admin/order-refund'>;

/** The refund that a request with this key has made. */
const refundUnder = async (tx: Database, draftOrderId: number, key: string): Promise<RefundRow | undefined> =>
  (
    await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.draftOrderId, draftOrderId), eq(refunds.requestKey, key)))
  )[0];

/** Whether a request repeats the one that made a refund, and asks for nothing else. */
const isSameRequest = (made: RefundRow, { kind, reason, lineId, quantity, amount }: Body): boolean =>
  made.kind === kind &&
  made.reason === reason &&
  (kind !== 'line' || (made.orderLineId === lineId && made.quantity === quantity)) &&
  (kind !== 'goodwill' || made.amount === amount);

/**
 * Gives back a part of what an order took, never more than is left of it: at once if the gateway responds, else by the
 * reconciler. The rows of order and payment are locked, so of two refunds of the same thing the second is refused. A
 * request repeated under its Idempotency-Key refunds nothing again.
 */
export async function refundOrder(
  context: ServiceContext,
  { businessOrderId, ...part }: Body,
  operator: CallingOperator,
  requestKey: RequestKey | undefined,
  now: Date,
): Promise<Order> {
  const { order, payment } = await inTransaction(context.db, async (tx) => {
    const row = await lockOperatorsOrder(tx, operator, businessOrderId);
    const before = requestKey && (await refundUnder(tx, row.draftOrderId, requestKey.value));
    if (before) {
      if (!isSameRequest(before, { businessOrderId, ...part })) throw refuse('idempotency_key_reused');
      return { order: row };
    }
    await assertWithinLimit(tx, operator, row.draftOrderId, part);
    const made = await refundPart(context, tx, row, { part, by: byOperator(operator), requestKey }, now);
    return { order: row, payment: made.payment };
  });
  if (payment) await settleRefund(context, payment);
  return orderHistoryView(context.db, order.draftOrderId);
}
