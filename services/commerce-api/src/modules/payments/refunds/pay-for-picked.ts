import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import { payments } from '../../../database/schema/order';
import { movePayment, type PaymentRow } from '../../ledger/payment-ledger';
import { paymentOfOrder } from '../../ledger/payments.repository';
import { requestDifference } from '../../ledger/refunds';

/**
 * The order is picked and costs `total`: an authorised payment is captured, one that was captured already is refunded
 * the difference, and cash is collected. Settling the payment asks the gateway for it.
 */
export async function payForPicked(
  tx: Database,
  { draftOrderId }: Pick<OrderRow, 'draftOrderId'>,
  total: number,
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await paymentOfOrder(tx, draftOrderId);
  if (payment?.state === 'authorised')
    return movePayment(tx, payment, 'capturing', now, { captureAmount: total, nextCheckAt: now });
  if (payment?.state === 'to_collect')
    await tx.update(payments).set({ captureAmount: total }).where(eq(payments.id, payment.id));
  if (payment?.state === 'captured' && (await requestDifference(tx, payment, total, now)))
    return movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
  // The gateway is asked for it together with the other refunds.
  if (payment?.state === 'refunding') await requestDifference(tx, payment, total, now);
  // Being captured: it is compared with the order's new total when the gateway has captured it.
  return payment;
}
