import { and, eq, inArray } from 'drizzle-orm';
import type { CardGateway } from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { payments } from '../../database/schema/order';
import { refunds } from '../../database/schema/refund';
import { CAPTURE_WITHIN_MS } from './authorisation-time';
import { balanceOf } from './ledger';
import type { PaymentRow } from './payment-ledger';
import { paymentOfOrder } from './payments.repository';

/** States in which a payment can pay for the changed order too. */
const USABLE: readonly PaymentRow['state'][] = ['authorised', 'capturing', 'captured'];

/** The payment of an order that is being changed, if the changed order can be paid by it. Cash has none. */
export async function earlierPayment(db: Database, draftOrderId: number): Promise<PaymentRow | undefined> {
  const payment = await paymentOfOrder(db, draftOrderId);
  return payment && payment.gateway !== 'cash' && USABLE.includes(payment.state) ? payment : undefined;
}

/** What an order may cost at most, so that a payment covers it. */
export async function coveredBy(db: Database, { id, state, amount, captureAmount }: PaymentRow): Promise<number> {
  if (state === 'captured') return (await balanceOf(db, id)).gateway;
  return state === 'capturing' ? (captureAmount ?? amount) : amount;
}

/** Whether an addition to a payment was refused, and why. */
export async function refusedAddition(
  db: Database,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<'declined' | 'not_supported' | null> {
  const [refused] = await db
    .select({ code: payments.refusalCode })
    .from(payments)
    .where(and(eq(payments.addsTo, id), inArray(payments.state, ['declined'])))
    .limit(1);
  if (!refused) return null;
  return refused.code === 'payment_not_extendable' ? 'not_supported' : 'declined';
}

/** Whether the gateway would add to a payment: not once it is taken, nor shortly before its authorisation ends. */
export const isExtendable = (gateway: CardGateway | undefined, payment: PaymentRow, now: Date): boolean =>
  payment.state === 'authorised' &&
  now.getTime() - payment.createdAt.getTime() < CAPTURE_WITHIN_MS &&
  gateway?.additions?.canAddTo(payment) === true;

/**
 * The payment of an order that is being changed becomes that of the changed one, with what was refunded of it. The caller
 * has locked both orders and the payment.
 */
export async function carryPayment(tx: Database, payment: PaymentRow, order: OrderRow): Promise<void> {
  const { draftOrderId, version: orderVersion } = order;
  await tx.update(payments).set({ draftOrderId, orderVersion }).where(eq(payments.id, payment.id));
  await tx.update(refunds).set({ draftOrderId }).where(eq(refunds.paymentId, payment.id));
}
