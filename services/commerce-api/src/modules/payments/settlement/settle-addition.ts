import { eq } from 'drizzle-orm';
import type { Addition, CardGateway } from '../../../context/gateway.types';
import { inTransaction } from '../../../database/in-transaction';
import { payments } from '../../../database/schema/order';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { lockBoth, lockPayment, paymentById } from '../../ledger/payments.repository';
import { nextCheck } from './next-check';
import { reconcileAddition } from './reconcile-addition';

/** Whether the bank may have decided about it. */
const isOpen = ({ state }: PaymentRow) => state === 'created' || state === 'cancelled';

/**
 * The only function that moves an addition to a payment: its reply, the shopper's return, a notice and the reconciler all
 * call it. It asks the gateway what became of the addition, unless `reported` says so.
 * @throws GatewayUnclear when the gateway does not answer; then nothing has changed and the reconciler asks again
 */
export async function settleAddition(
  context: ServiceContext,
  { business, gateway }: { business: Business; gateway: CardGateway },
  addition: PaymentRow,
  reported?: Addition,
): Promise<void> {
  const { db, clock } = context;
  const target = addition.addsTo === null ? undefined : await paymentById(db, addition.addsTo);
  if (!isOpen(addition) || !target?.gatewayPaymentId) return;
  const reference = String(addition.id);
  const found = reported ?? (await gateway.additions?.find({ id: target.gatewayPaymentId, reference }));
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const locked = await lockBoth(tx, addition.draftOrderId, addition.id);
    if (isOpen(locked.payment)) await reconcileAddition(tx, business, locked, found, now);
    const payment = await lockPayment(tx, addition.id);
    await tx
      .update(payments)
      .set({ nextCheckAt: nextCheck(payment, now) })
      .where(eq(payments.id, payment.id));
  });
}
