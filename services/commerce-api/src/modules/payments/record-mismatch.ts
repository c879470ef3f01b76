import { eq } from 'drizzle-orm';
import { payments } from '../../database/schema/order';
import type { ServiceContext } from '../../service-context';
import type { Mismatch } from './compare-answer';
import type { PaymentRow } from './payment-ledger';

/** Writes down and logs what a gateway stated differently from what it was asked for; once for as long as the same differs. */
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
    'the gateway stated another payment than was asked for',
  );
  await db.update(payments).set({ mismatch }).where(eq(payments.id, payment.id));
}
