import { eq } from 'drizzle-orm';
import { payments } from '../../../database/schema/order';
import type { ServiceContext } from '../../../service-context';
import type { PaymentRow } from '../../ledger/payment-ledger';
import type { Mismatch } from './compare-answer';

/** Records and logs what a gateway stated differently from the request; once per difference. */
export async function recordMismatch(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  payment: Pick<PaymentRow, 'id' | 'mismatch'>,
  gatewayPaymentId: string | undefined,
  found: readonly Mismatch[],
): Promise<void> {
  const mismatch = found.join(', ');
  if (!mismatch || mismatch === payment.mismatch) return;
  log.error(
    { paymentId: payment.id, gatewayPaymentId, mismatch },
    'the payment at the gateway differs from the requested one',
  );
  await db.update(payments).set({ mismatch }).where(eq(payments.id, payment.id));
}
