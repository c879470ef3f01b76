import type { ServiceContext } from '../../service-context';
import { GatewayUnclear } from './gateway.types';
import { takeDuePayments } from './payments.repository';
import { CHECK_AGAIN_MS, settlePayment } from './settle-payment.service';

const AT_ONCE = 20;

/**
 * Settles every payment whose time has come: those whose answer, return or notice never arrived, and those of a process that died. Any number of
 * processes may do it at once: each takes others. Returns how many were looked at.
 */
export async function reconcilePayments(context: ServiceContext, report: (error: unknown) => void): Promise<number> {
  const now = context.clock.now();
  const due = await takeDuePayments(context.db, now, new Date(now.getTime() + CHECK_AGAIN_MS), AT_ONCE);
  await Promise.all(
    due.map((paymentId) =>
      settlePayment(context, paymentId).catch((error: unknown) => {
        if (!(error instanceof GatewayUnclear)) report(error);
      }),
    ),
  );
  return due.length;
}
